import type { Phrases } from '../catalogue.ts';

/** What each type is for. */
export const busTypes = {
  'If you move people in groups of 9 to 45 and park in ordinary lots, you want a shuttle. Most are cutaways: a truck or van chassis with a bus body behind the cab.':
    'Si mueve grupos de 9 a 45 personas y se estaciona en lugares comunes, lo suyo es un shuttle. La mayoría son cutaway: chasis de camión o van con carrocería de autobús detrás de la cabina.',
  'Body and chassis are two makers': 'Carrocería y chasis son dos fabricantes',
  'A Starcraft or an ElDorado is the body; Ford or Chevrolet built what is under it. The VIN names only the chassis maker, so ask for the body maker’s label as well. Parts for the engine come from the truck dealer, parts for doors and windows from the body builder.':
    'Starcraft o ElDorado es la carrocería; Ford o Chevrolet hicieron lo de abajo. El VIN solo nombra al fabricante del chasis, así que pida también la etiqueta del carrocero. Las piezas del motor vienen del concesionario de camiones; las de puertas y ventanas, del carrocero.',
  'Count every seat the bus was designed for, fold-aways and wheelchair places included, and add the driver. Sixteen or more needs a commercial license with a passenger endorsement; so does any GVWR above 26,000 lb. A 14-passenger shuttle with no extra places stays under, and that is why so many were built.':
    'Cuente todos los asientos para los que se hizo el autobús, plegables y lugares para silla de ruedas incluidos, y sume al conductor. Con dieciséis o más hace falta licencia comercial con endoso de pasajeros; también con un GVWR de más de 26,000 lb. Un shuttle de 14 pasajeros sin lugares extra queda abajo, y por eso se hicieron tantos.',
  'What to look at first': 'Qué mirar primero',
  'Run the lift through a full cycle with weight on it. Feel for soft spots in the plywood floor, especially at the entry step and under the rear seats. Turn on the rear A/C and wait until it is cold.':
    'Haga un ciclo completo del elevador con peso. Busque partes blandas en el piso de triplay, sobre todo en el escalón de entrada y bajo los asientos de atrás. Encienda el aire de atrás y espere a que enfríe.',
  'Coaches are built for highway miles: a high floor, luggage bays under it and, on most, a restroom. Full-size ones run 40 to 45 feet and usually seat 54 to 60.':
    'Los autocares se hacen para millas de autopista: piso alto, bodegas de equipaje abajo y, casi siempre, baño. Los grandes miden de 40 a 45 pies y suelen tener de 54 a 60 asientos.',
  'Miles matter less than records': 'Las millas importan menos que la bitácora',
  'A coach with high mileage and a full maintenance log beats a low-mile one that sat. Ask for the log, the date codes on the tires and the last DOT inspection before you ask about paint.':
    'Un autocar de muchas millas con bitácora completa vale más que uno de pocas que estuvo parado. Pida la bitácora, la fecha de las llantas y la última inspección DOT antes de preguntar por la pintura.',
  'Seat belts by build date': 'Cinturones según la fecha de fabricación',
  'Lap-shoulder belts are required in new motorcoaches above 26,000 lb built from November 28, 2016. Schools and many charter customers ask for them, so check before you bid on that work.':
    'Los cinturones de cintura y hombro son obligatorios en autocares nuevos de más de 26,000 lb hechos desde el 28 de noviembre de 2016. Las escuelas y muchos clientes de alquiler los piden; revíselo antes de cotizar ese trabajo.',
  'Who may drive it': 'Quién puede manejarlo',
  'Every full-size coach is above 26,000 lb GVWR, so the driver needs a CDL of at least class B with a passenger endorsement.':
    'Todo autocar grande pasa de 26,000 lb de GVWR, así que el conductor necesita CDL de clase B por lo menos, con endoso de pasajeros.',
  'School buses are the toughest boxes on the road, and they come in four types, A to D. The type tells you the chassis, the door and roughly how many rows you get.':
    'Los escolares son las cajas más duras del camino, y hay cuatro tipos, de A a D. El tipo le dice el chasis, la puerta y más o menos cuántas filas trae.',
  'Types A to D in one breath': 'Tipos A a D en pocas palabras',
  'A is a van or cutaway front with 8 to 36 seats. B is rare today. C has the hood in front of the windshield, the most common kind. D is flat-nosed with the door ahead of the front wheels and seats 54 to 90.':
    'A es frente de van o cutaway con 8 a 36 asientos. B hoy es raro. C tiene el cofre delante del parabrisas y es el más común. D es chato, con la puerta delante de las ruedas delanteras, y tiene de 54 a 90 asientos.',
  'Rated seats count children': 'Los asientos indicados cuentan niños',
  'Each 39-inch bench is rated for three children and holds two adults. Twelve rows rated 72 carry 48 adults; thirteen rows rated 78 carry 52.':
    'Cada banca de 39 pulgadas se cuenta para tres niños y lleva dos adultos. Doce filas para 72 llevan 48 adultos; trece filas para 78 llevan 52.',
  'License and lettering': 'Licencia y letreros',
  'Carrying pupils to and from school takes an S endorsement on top of the passenger one. For private use, many states want the yellow paint, lettering, stop arm and eight-way lights removed or covered. Ask your state before you drive it home.':
    'Llevar alumnos a la escuela pide el endoso S además del de pasajeros. Para uso privado, muchos estados quieren que se quiten o cubran la pintura amarilla, los letreros, el brazo de alto y las ocho luces. Pregunte en su estado antes de llevárselo.',
  'Buying across state lines': 'Comprar en otro estado',
  'States write their own school bus rules. A bus that ran in one state may be refused in another for school work, so compare the state specification first.':
    'Cada estado escribe sus reglas para escolares. Un autobús que sirvió en uno puede ser rechazado en otro para uso escolar; compare primero la norma del estado.',
  'An activity bus has the frame and the roof strength of a school bus without the yellow paint, the stop arm and the eight-way lights. The trade calls it an MFSAB.':
    'Un autobús de actividades tiene la estructura y el techo de un escolar, sin la pintura amarilla, el brazo de alto ni las ocho luces. En el negocio se llama MFSAB.',
  'Where it may run': 'Dónde puede usarse',
  'Trips, clubs, day care and sports: yes. The route between home and school: no, that takes a school bus with its lights and stop arm.':
    'Viajes, clubes, guarderías y deportes: sí. La ruta entre casa y escuela: no, para eso hace falta un escolar con sus luces y su brazo de alto.',
  'Small children on board': 'Niños pequeños a bordo',
  'Look for integrated child seats or lap-shoulder belts in the rows you need. Rated capacity counts children three to a bench, adults two.':
    'Busque asientos infantiles integrados o cinturones de cintura y hombro en las filas que necesita. La capacidad cuenta tres niños por banca, o dos adultos.',
  'Between a shuttle and a 45-footer: 24 to 44 seats with coach comfort and somewhere to put the suitcases. Some are built as one piece, others are luxury cutaways.':
    'Entre un shuttle y uno de 45 pies: de 24 a 44 asientos con comodidad de autocar y lugar para las maletas. Unos son de una pieza, otros son cutaway de lujo.',
  'One piece or cutaway': 'De una pieza o cutaway',
  'An integral mini coach rides and lasts more like a coach. A cutaway on a truck chassis costs less to service and any truck shop knows it. Decide by how far you drive.':
    'Un minibús integral rueda y dura más como un autocar. Un cutaway sobre chasis de camión cuesta menos de mantener y cualquier taller de camiones lo conoce. Decida según cuánto maneja.',
  'Check the luggage': 'Revise el equipaje',
  'Count the bags you carry, then look: rear compartment, overhead racks or bays under the floor. This is what buyers regret most often.':
    'Cuente las maletas que lleva y luego mire: compartimiento trasero, portaequipaje arriba o bodegas bajo el piso. Es lo que más lamentan los compradores.',
  'City buses with two doors and room to stand, from 26 feet to articulated 62-footers. Campuses, parking operations and converters buy them when the agencies are done.':
    'Autobuses de ciudad con dos puertas y lugar para ir de pie, desde 26 pies hasta articulados de 62. Campus, estacionamientos y gente que los convierte los compran cuando las agencias terminan con ellos.',
  'Low floor or high floor': 'Piso bajo o piso alto',
  'A low floor with a ramp boards everybody quickly and has no lift to maintain. A high floor gives you a flat deck from front to back, which is what converters want.':
    'El piso bajo con rampa sube a todos rápido y no tiene elevador que mantener. El piso alto es plano de adelante a atrás, que es lo que quiere quien convierte.',
  'Gas bottles have a date': 'Los tanques de gas tienen fecha',
  'A CNG bus carries tanks with an expiry date on the label. Read it before you talk price, because past that date the tanks must come off.':
    'Un autobús de CNG lleva tanques con fecha de caducidad en la etiqueta. Léala antes de hablar de precio, porque pasada esa fecha hay que quitarlos.',
  'Paperwork from agencies': 'Papeles de las agencias',
  'Retired agency buses may come with a bill of sale or an SF-97 form instead of a state title. Ask what you will be handed and what your state accepts.':
    'Los autobuses retirados de agencias pueden venir con carta de venta o forma SF-97 en lugar de título del estado. Pregunte qué le van a dar y qué acepta su estado.',
  'Wood benches, arched windows and a bell, on rubber tires and an ordinary truck or bus chassis. They earn their keep at weddings, downtown loops and wineries.':
    'Bancas de madera, ventanas en arco y una campana, sobre llantas y un chasis común de camión o autobús. Se ganan la vida en bodas, circuitos por el centro y viñedos.',
  'Look behind the varnish': 'Mire detrás del barniz',
  'The body is for show, the chassis does the work. Check wood at the window sills and the steps for rot, then the frame underneath for rust.':
    'La carrocería es para lucir; el chasis hace el trabajo. Busque madera podrida en los marcos de las ventanas y los escalones, y luego óxido en el bastidor.',
  License: 'Licencia',
  'Most seat 20 to 36, so with the driver they pass 15 people and need a CDL with a passenger endorsement.':
    'La mayoría tiene de 20 a 36 asientos, así que con el conductor pasan de 15 personas y piden CDL con endoso de pasajeros.',
  'Two decks for sightseeing, events and crowded routes, open on top or closed. Seats run from 45 to 90.':
    'Dos pisos para paseos, eventos y rutas llenas, abiertos arriba o cerrados. Tienen de 45 a 90 asientos.',
  'Measure your route': 'Mida su ruta',
  'They stand 13 to 14½ feet tall. Walk the whole route for wires, branches, awnings and bridges before you buy, and ask for the exact height of the bus, not of the model.':
    'Miden de 13 a 14½ pies de alto. Recorra toda la ruta buscando cables, ramas, toldos y puentes antes de comprar, y pida la altura exacta del autobús, no la del modelo.',
  'With 45 to 90 seats every one of them takes a CDL with a passenger endorsement, whatever it weighs.':
    'Con 45 a 90 asientos, todos piden CDL con endoso de pasajeros, pesen lo que pesen.',
  'Perimeter seats, dark glass, sound and light for 14 to 45 guests. The chassis is a shuttle or a coach; the difference is all inside.':
    'Asientos perimetrales, vidrio oscuro, sonido y luces para 14 a 45 invitados. El chasis es de shuttle o de autocar; la diferencia está adentro.',
  'Switch everything on': 'Encienda todo',
  'Lights, sound, screens, coolers, both A/C units: all at once, for half an hour. A weak alternator shows itself then and not in a five-minute look.':
    'Luces, sonido, pantallas, hieleras, los dos aires: todo a la vez, media hora. Un alternador débil se nota así y no en una mirada de cinco minutos.',
  'Seats and license': 'Asientos y licencia',
  'Perimeter benches have no clear places, so read the placard. From 16 people with the driver, or above 26,000 lb GVWR, the driver needs a CDL with a passenger endorsement.':
    'Las bancas perimetrales no marcan lugares; lea la placa. Desde 16 personas con el conductor, o con más de 26,000 lb de GVWR, hace falta CDL con endoso de pasajeros.',
  'Complete vans and minibuses with 8 to 15 seats. Anyone can park one, and any garage can service one.':
    'Vans y minibuses completos con 8 a 15 asientos. Cualquiera los estaciona y cualquier taller los atiende.',
  'Fifteen with or without the driver': 'Quince con o sin el conductor',
  'A car maker’s “15-passenger van” counts the driver, so it carries 14 guests and needs no CDL. A bus listed for 15 passengers carries 16 people in all, and that one does.':
    'La “van de 15 pasajeros” de un fabricante de autos cuenta al conductor: lleva 14 invitados y no pide CDL. Un autobús anunciado para 15 pasajeros lleva 16 personas en total, y ese sí la pide.',
  'Hauling people for hire': 'Llevar gente por pago',
  'Federal rules ask for 1.5 million dollars of liability insurance for 9 to 15 passengers carried for hire. Price it before the van.':
    'Las reglas federales piden un seguro de responsabilidad de 1.5 millones de dólares para 9 a 15 pasajeros por pago. Cotícelo antes que la van.',
  'A coach shell finished as a motorhome, an entertainer coach, an office or a command post. Two things are for sale here: a bus and a house. Judge both.':
    'Un autocar terminado como casa rodante, autocar de artistas, oficina o puesto de mando. Aquí se venden dos cosas: un autobús y una casa. Juzgue las dos.',
  'Buy the house first': 'Primero compre la casa',
  'Systems age faster than the shell. Run the generator under load, work every slide-out, fill and drain the tanks, and check the roof for leaks.':
    'Los sistemas envejecen antes que la carrocería. Pruebe el generador con carga, abra cada extensión, llene y vacíe los tanques y busque goteras en el techo.',
  'Do I need a CDL for my own use?': '¿Necesito CDL para mi propio uso?',
  'Many states exempt motorhomes in personal use, and it is your state that decides. Carrying passengers for pay is a different matter altogether.':
    'Muchos estados eximen a las casas rodantes de uso personal, y decide su estado. Llevar pasajeros por pago es otra cosa.',
  'School and transit buses somebody already turned into a home, a studio or a shop. You pay for the work as much as for the bus, so look at how the work was done.':
    'Escolares y urbanos que alguien ya convirtió en casa, estudio o taller. Se paga tanto el trabajo como el autobús, así que mire cómo se hizo.',
  'Count the windows': 'Cuente las ventanas',
  'Skoolie people measure by windows on one side; each is about two and a half feet of floor.':
    'La gente de los skoolies mide por ventanas de un lado; cada una son unos dos pies y medio de piso.',
  'Transmission tells you the speed': 'La transmisión le dice la velocidad',
  'Older Allison four-speeds without lock-up, such as the AT545, run hot and slow on the highway. Fine around town, tiring on a road trip.':
    'Las Allison viejas de cuatro marchas sin bloqueo, como la AT545, van calientes y lentas en autopista. Bien en la ciudad, cansadas en un viaje.',
  'Paper first': 'Primero los papeles',
  'Ask whether the title says bus or motorhome. It decides insurance, registration and often the license.':
    'Pregunte si el título dice autobús o casa rodante. De eso dependen el seguro, el registro y muchas veces la licencia.',
  'Battery buses of every body style, from vans to articulated city buses. A used one is as good as its battery and the place where you charge it.':
    'Autobuses de batería de toda clase, de vans a urbanos articulados. Un usado vale lo que su batería y el lugar donde lo carga.',
  'Ask for the battery’s health': 'Pregunte por la salud de la batería',
  'The rated kilowatt-hours are what it had when new. Ask for the usable figure today, the range it really makes in winter and the warranty that is left.':
    'Los kilovatios-hora indicados son los de cuando era nueva. Pida los útiles de hoy, la autonomía real en invierno y la garantía que queda.',
  Charging: 'Carga',
  'Check the port, CCS or J1772, and what your building can supply. An overnight charge is cheap; a new electrical service is not.':
    'Revise el conector, CCS o J1772, y lo que puede dar su edificio. Cargar de noche es barato; una instalación eléctrica nueva, no.',
  'Crew buses, prison buses, bookmobiles, clinics and command posts: bodies built for one job. If you have that job, nothing else does it as cheaply.':
    'Autobuses de cuadrilla, de prisión, bibliotecas, clínicas y puestos de mando: hechos para un trabajo. Si usted tiene ese trabajo, nada lo hace más barato.',
  'Capacity by design': 'Capacidad de diseño',
  'Taking seats out does not change the license by itself; the design rating on the placard does. Ask for a picture of it.':
    'Quitar asientos no cambia por sí solo la licencia; cuenta la capacidad de diseño de la placa. Pida una foto de ella.',
  'Special equipment': 'Equipo especial',
  'Have every fixture listed with its age: generators, cells, racks, awnings. What you will not use is what you will pay to remove.':
    'Pida la lista de todo el equipo con su edad: generadores, celdas, estantes, toldos. Lo que no va a usar es lo que pagará por quitar.',
  'Cutaway and mid-size shuttles with 9 to 45 seats, built on van and truck chassis. The workhorse for hotels, churches, parking lots and senior living.':
    'Shuttles cutaway y medianos con 9 a 45 asientos, sobre chasis de van y de camión. El caballo de trabajo de hoteles, iglesias, estacionamientos y residencias de mayores.',
  'Full-size highway coaches from 30 to 45 feet with high floors, luggage bays and, on most, a restroom. Built for charter, tour and casino work.':
    'Autocares de autopista de 30 a 45 pies con piso alto, bodegas de equipaje y, casi siempre, baño. Hechos para alquiler, turismo y casinos.',
  'Type A, B, C and D school buses for districts, private schools, camps and conversion projects. Rated seats count children, so check the adult figure.':
    'Escolares tipo A, B, C y D para distritos, escuelas privadas, campamentos y conversiones. Los asientos indicados cuentan niños; mire la cifra de adultos.',
  'School-bus structure without the yellow paint, stop arm and eight-way lights. Day cares, clubs and churches use them off the home-to-school route.':
    'Estructura de escolar sin pintura amarilla, brazo de alto ni ocho luces. Guarderías, clubes e iglesias los usan fuera de la ruta de casa a escuela.',
  'Mid-size coaches from 28 to 40 feet. Coach comfort and luggage space for groups that would rattle around in a 45-footer.':
    'Autocares medianos de 28 a 40 pies. Comodidad y espacio de equipaje para grupos que quedarían perdidos en uno de 45.',
  'Low-floor and high-floor city buses with two doors and room to stand, for campuses, parking operations, agencies and converters.':
    'Urbanos de piso bajo y alto con dos puertas y lugar para ir de pie, para campus, estacionamientos, agencias y conversiones.',
  'Rubber-tired trolleys with wood trim and arched windows, for weddings, downtown loops and sightseeing.':
    'Tranvías sobre llantas con madera y ventanas en arco, para bodas, circuitos por el centro y paseos.',
  'Two decks, open top or closed, for sightseeing, events and high-capacity routes. Mind the height: most stand 13 to 14½ feet tall.':
    'Dos pisos, abiertos arriba o cerrados, para paseos, eventos y rutas de mucha gente. Cuide la altura: la mayoría mide de 13 a 14½ pies.',
  'Perimeter seating, dark glass, sound and lighting. From 14 to 45 passengers for limousine operators.':
    'Asientos perimetrales, vidrio oscuro, sonido y luces. De 14 a 45 pasajeros, para operadores de limusinas.',
  'Complete passenger vans and minibuses with 8 to 15 seats. Easy to park and, with up to 15 people including the driver, usually no CDL.':
    'Vans y minibuses completos con 8 a 15 asientos. Fáciles de estacionar y, con hasta 15 personas contando al conductor, casi siempre sin CDL.',
  'Coach shells finished as motorhomes, entertainer coaches, mobile offices and command posts.':
    'Autocares terminados como casas rodantes, autocares de artistas, oficinas móviles y puestos de mando.',
  'School and transit buses already converted to homes, studios and shops on wheels.':
    'Escolares y urbanos ya convertidos en casas, estudios y talleres sobre ruedas.',
  'Battery-electric buses of every body style. Check the usable battery, the charging port and the warranty that is left.':
    'Autobuses de batería de toda clase. Revise la batería útil, el conector de carga y la garantía que queda.',
  'Crew, prison, medical, bookmobile and command buses: bodies built for one particular job.':
    'Autobuses de cuadrilla, prisión, médicos, bibliotecas y de mando: hechos para un trabajo en particular.',
} satisfies Phrases;

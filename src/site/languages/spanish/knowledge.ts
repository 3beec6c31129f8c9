import type { Phrases } from '../catalogue.ts';

/** Knowledge center. */
export const knowledge = {
  'What to know before you buy or sell a bus, in plain words.':
    'Lo que hay que saber antes de comprar o vender un autobús, en palabras sencillas.',
  'Guides, articles, answers and a checklist for buying and selling used buses.':
    'Guías, artículos, respuestas y una lista para comprar y vender autobuses usados.',
  'Search the knowledge center': 'Buscar en el centro de información',
  'CDL, brakes, title, lift': 'CDL, frenos, título, elevador',
  'Latest articles': 'Artículos recientes',
  'All articles': 'Todos los artículos',
  Article: 'Artículo',
  Video: 'Video',
  'In English': 'En inglés',
  'This article is in English.': 'Este artículo está en inglés.',
  'This page is in English.': 'Esta página está en inglés.',
  '{#1} min read': '{#1} min de lectura',
  'Featured Articles': 'Artículos destacados',
  'Product Updates': 'Novedades',
  'If yours is not here, call <0/>, {1}.': 'Si la suya no está aquí, llame al <0/>, {1}.',
  Topic: 'Tema',
  'General information': 'Información general',
  'Buying a bus': 'Comprar un autobús',
  'Selling a bus': 'Vender un autobús',
  'General information: {1}': 'Información general: {1}',
  'Buying a bus: {1}': 'Comprar un autobús: {1}',
  'Selling a bus: {1}': 'Vender un autobús: {1}',
  'What selling costs, how buying works, when a CDL is needed, what zero miles mean and how the smart search reads your words.':
    'Cuánto cuesta vender, cómo se compra, cuándo hace falta CDL, qué significan cero millas y cómo lee sus palabras la búsqueda inteligente.',
  'Asked just now:': 'Preguntado ahora mismo:',
  'the nearest buses': 'los autobuses más cercanos',
  'read as {1}:': 'leído como {1}:',
  'Try it': 'Pruébelo',
  'On choosing, checking, pricing and driving used buses.':
    'Sobre elegir, revisar, valorar y manejar autobuses usados.',
  'Plain articles on choosing, checking, pricing and driving used buses.':
    'Artículos sencillos sobre elegir, revisar, valorar y manejar autobuses usados.',
  Section: 'Sección',
  'By {1}': 'Por {1}',
  updated: 'actualizado',
  'More to read': 'Más para leer',
  'On this page': 'En esta página',
  'Last changed <0/>': 'Último cambio: <0/>',
  'Last changed': 'Último cambio:',
  'Browse buses': 'Ver autobuses',
  'Guides, one question at a time': 'Guías, una pregunta a la vez',
  'All of them': 'Todas',
  'A sheet to take along, tools that do the sums, and moving pictures on request.':
    'Una hoja para llevar, herramientas que hacen las cuentas y videos a pedido.',
  'An inspection checklist to print, a CDL calculator and other tools for buying a used bus.':
    'Una lista de inspección para imprimir, una calculadora de CDL y otras herramientas para comprar un autobús usado.',
  'CDL calculator': 'Calculadora de CDL',
  'Seats, wheelchair places and weight rating in, license answer out.':
    'Entran asientos, lugares para silla de ruedas y peso bruto; sale la respuesta sobre la licencia.',
  'How the smart search reads': 'Cómo lee la búsqueda inteligente',
  'Which words it understands, and how to ask for exactly one year.':
    'Qué palabras entiende y cómo pedir exactamente un año.',
  'Bus types side by side': 'Tipos de autobús lado a lado',
  'All fourteen kinds, with what each is built for and how many are for sale.':
    'Los catorce tipos, para qué está hecho cada uno y cuántos hay en venta.',
  'See a bus move': 'Vea un autobús en movimiento',
  'Ask for a video call: we walk around the bus, open the doors and answer while you watch. Call <0/> with the stock number.':
    'Pida una videollamada: recorremos el autobús, abrimos las puertas y contestamos mientras usted mira. Llame al <0/> con el número de inventario.',
  'More resources': 'Más recursos',
  'Used bus inspection checklist': 'Lista de inspección de un autobús usado',
  'Print the checklist': 'Imprimir la lista',
  Bus: 'Autobús',
  Miles: 'Millas',
  'Seen on': 'Visto el',
  'Seen by': 'Visto por',
  'Papers and plates': 'Papeles y placas',
  'VIN on the plate, the title and the listing agree':
    'El VIN de la placa, del título y del anuncio coinciden',
  'Title is in the seller’s name; no lien': 'El título está a nombre del vendedor; sin gravamen',
  'Weight rating (GVWR) read from the door plate':
    'Peso bruto (GVWR) leído en la placa de la puerta',
  'Seats counted, wheelchair places counted, driver left out':
    'Asientos contados, lugares para silla de ruedas contados, sin el conductor',
  'Maintenance log seen; last oil, brake and transmission service noted':
    'Bitácora de mantenimiento vista; último servicio de aceite, frenos y transmisión anotado',
  'Under the bus': 'Debajo del autobús',
  'Frame rails and floor supports free of deep rust':
    'Largueros y soportes del piso sin óxido profundo',
  'No fresh oil, coolant, fuel or brake fluid':
    'Sin fugas recientes de aceite, refrigerante, combustible o líquido de frenos',
  'Air or brake lines, springs and air bags whole':
    'Líneas de aire o frenos, muelles y bolsas de aire enteros',
  'Exhaust and particulate filter without damage': 'Escape y filtro de partículas sin daños',
  Outside: 'Por fuera',
  'Tire date codes read; none older than seven years':
    'Fecha de las llantas leída; ninguna de más de siete años',
  'Tread even; no cracks in the sidewalls': 'Desgaste parejo; sin grietas en los costados',
  'All lights, signals and mirrors work': 'Todas las luces, direccionales y espejos funcionan',
  'Luggage doors, emergency exits and windows open and close':
    'Puertas de equipaje, salidas de emergencia y ventanas abren y cierran',
  'Roof hatches and seams sealed': 'Escotillas y juntas del techo selladas',
  Inside: 'Por dentro',
  'Floor firm over the whole aisle and around the wheel wells':
    'Piso firme en todo el pasillo y alrededor de las ruedas',
  'No water stains on the ceiling or around windows':
    'Sin manchas de agua en el techo ni junto a las ventanas',
  'Seats, belts and securement points whole': 'Asientos, cinturones y puntos de sujeción enteros',
  'Front and rear air conditioning and heat run': 'Aire y calefacción delante y atrás funcionan',
  'Restroom, lights, outlets and speakers work, where fitted':
    'Baño, luces, enchufes y bocinas funcionan, si los hay',
  'Lift or ramp, where fitted': 'Elevador o rampa, si hay',
  'Full cycle up and down with weight on it': 'Ciclo completo, arriba y abajo, con peso',
  'Interlock keeps the bus from moving with the door open':
    'El bloqueo impide que el autobús se mueva con la puerta abierta',
  'Load plate readable; straps for every wheelchair place present':
    'Placa de carga legible; correas para cada lugar de silla de ruedas',
  'Engine, from cold': 'Motor, en frío',
  'Starts without aid; no blue or white smoke once warm':
    'Arranca sin ayuda; sin humo azul o blanco ya caliente',
  'Gauges in range; no engine, brake or emission lights stay on':
    'Medidores en rango; sin luces de motor, frenos o emisiones encendidas',
  'Hoses, belts and engine bay clean and dry':
    'Mangueras, bandas y compartimiento del motor limpios y secos',
  'On the road': 'En el camino',
  'Parking brake holds on a slope': 'El freno de mano sostiene en pendiente',
  'Brakes pull straight; air pressure recovers, where fitted':
    'Frena derecho; la presión de aire se recupera, si tiene',
  'Transmission shifts cleanly through all gears':
    'La transmisión cambia limpio en todas las marchas',
  'Steady at highway speed for ten minutes': 'Estable a velocidad de autopista diez minutos',
} satisfies Phrases;

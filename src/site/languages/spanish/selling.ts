import type { Phrases } from '../catalogue.ts';

/** Selling. */
export const selling = {
  'Sell your bus for free': 'Venda su autobús gratis',
  'You name the asking price and keep it; our costs go on top. Describe your bus, add photos, and we find the buyer.':
    'Usted pone el precio y lo recibe completo; nuestros costos se suman encima. Describa su autobús, agregue fotos, y nosotros encontramos al comprador.',
  'One bus or a fleet. You name the price, we find the buyer, and our costs go on top. Some buses we buy ourselves, for our own lot.':
    'Un autobús o una flota. Usted pone el precio, nosotros encontramos al comprador, y nuestros costos se suman encima. Algunos autobuses los compramos para nuestro propio lote.',
  'Needed: your name, one way to reach you, the make or the VIN, and where the bus stands. The rest helps it sell, and can come later.':
    'Hace falta: su nombre, una forma de contactarle, la marca o el VIN, y dónde está el autobús. Lo demás ayuda a venderlo y puede venir después.',
  Steps: 'Pasos',
  'Describe it': 'Descríbalo',
  'Show it': 'Muéstrelo',
  Done: 'Listo',
  'Describe your bus': 'Describa su autobús',
  'The bus': 'El autobús',
  '17 characters, on the door plate or the title. It tells buyers the year and the chassis.':
    '17 caracteres, en la placa de la puerta o en el título. Le dice al comprador el año y el chasis.',
  'On the hood or the title, like Ford, Blue Bird or MCI.':
    'En el cofre o en el título, como Ford, Blue Bird o MCI.',
  'Like E-450, Vision or D4505.': 'Como E-450, Vision o D4505.',
  'Body manufacturer': 'Fabricante de la carrocería',
  'Often another company than the chassis, like Starcraft or Collins.':
    'Muchas veces otra compañía que la del chasis, como Starcraft o Collins.',
  'Miles on the odometer': 'Millas en el odómetro',
  'Today’s reading. Leave it empty if you cannot tell.':
    'La lectura de hoy. Déjelo vacío si no la sabe.',
  'Seats without the driver’s.': 'Asientos sin el del conductor.',
  'Wheelchair access': 'Acceso para silla de ruedas',
  Choose: 'Elija',
  'Yes, a lift': 'Sí, elevador',
  'Yes, a ramp': 'Sí, rampa',
  Description: 'Descripción',
  'Engine, transmission, air conditioning, tires, title, and what does not work. Buyers trust a bus whose faults are named.':
    'Motor, transmisión, aire acondicionado, llantas, título y lo que no funciona. El comprador confía en un autobús cuyas fallas se dicen.',
  'Buyers ask this first, because moving a bus costs money.':
    'Es lo primero que preguntan los compradores, porque mover un autobús cuesta.',
  'ZIP code': 'Código postal',
  'We find city and state by it.': 'Con él encontramos la ciudad y el estado.',
  City: 'Ciudad',
  'Your price': 'Su precio',
  'Asking price in US dollars': 'Precio que pide, en dólares',
  'What you want to get for one bus. Our costs go on top. Leave it empty to talk about it.':
    'Lo que quiere recibir por un autobús. Nuestros costos se suman encima. Déjelo vacío para hablarlo.',
  'How many buses like this?': '¿Cuántos autobuses iguales?',
  'For a fleet of equal buses.': 'Para una flota de autobuses iguales.',
  'How to reach you': 'Cómo contactarle',
  'We need one way. Buyers never see any of it.':
    'Necesitamos una forma. Los compradores nunca la ven.',
  'Your name': 'Su nombre',
  'We send your private link there.': 'Ahí le enviamos su enlace privado.',
  'Reach me by': 'Contáctenme por',
  'Whichever is quickest': 'Lo más rápido',
  'Phone call': 'Llamada',
  'Text message': 'Mensaje de texto',
  'Best time': 'Mejor hora',
  'Go on to the photos': 'Seguir con las fotos',
  'How it works': 'Cómo funciona',
  'You describe and show it.': 'Usted lo describe y lo muestra.',
  'Ten minutes with the bus in front of you.': 'Diez minutos con el autobús enfrente.',
  '<0/> Ten minutes with the bus in front of you.': '<0/> Diez minutos con el autobús enfrente.',
  'We check and publish it.': 'Lo revisamos y lo publicamos.',
  'You hear from us if something is unclear.': 'Le avisamos si algo no está claro.',
  '<0/> You hear from us if something is unclear.': '<0/> Le avisamos si algo no está claro.',
  'Buyers talk to us.': 'Los compradores hablan con nosotros.',
  'They see the bus by appointment or by video call.':
    'Ven el autobús con cita o por videollamada.',
  '<0/> They see the bus by appointment or by video call.':
    '<0/> Ven el autobús con cita o por videollamada.',
  'You get your price.': 'Usted recibe su precio.',
  'Have this ready': 'Tenga esto a la mano',
  'VIN and weight rating (GVWR) from the door plate':
    'VIN y peso bruto (GVWR) de la placa de la puerta',
  'Body make and chassis make: they are often two companies':
    'Marca de la carrocería y del chasis: muchas veces son dos compañías',
  'Seats without the driver, and wheelchair places':
    'Asientos sin el conductor y lugares para silla de ruedas',
  'Miles on the odometer today': 'Millas en el odómetro hoy',
  'What does not work': 'Lo que no funciona',
  'Call <0/>, {1}.': 'Llame al <0/>, {1}.',
  'Not sent yet': 'Aún sin enviar',
  'The form was changed on its way, or is incomplete. What you typed is still here: please press the button again.':
    'El formulario cambió en el camino o está incompleto. Lo que escribió sigue aquí: oprima el botón otra vez, por favor.',
  'This form was sent before with other details. To correct that bus, use its private link. To send this as another bus, press the button again, or call {1}.':
    'Este formulario ya se envió con otros datos. Para corregir ese autobús use su enlace privado. Para enviar este como otro autobús, oprima el botón otra vez o llame al {1}.',
  'We could not save your bus. What you typed is still here: try again in a few minutes, or call {1} and we write it down for you.':
    'No pudimos guardar su autobús. Lo que escribió sigue aquí: inténtelo en unos minutos, o llame al {1} y lo anotamos por usted.',
  'These details were changed in another window meanwhile. What you typed here is not saved yet: look through it and save again.':
    'Estos datos cambiaron en otra ventana. Lo que escribió aquí aún no se guarda: revíselo y guarde otra vez.',
  'This bus cannot be changed here any more. Call {1} and we change it for you.':
    'Este autobús ya no se puede cambiar aquí. Llame al {1} y lo cambiamos por usted.',
  'The form did not arrive as it should. Please choose the photos again.':
    'El formulario no llegó como debía. Elija las fotos otra vez, por favor.',
  'That are too many files at once. Send up to 24 photos.':
    'Son demasiados archivos de una vez. Envíe hasta 24 fotos.',
  'That is too much at once. Send a few photos at a time; those below have arrived already.':
    'Es demasiado de una vez. Envíe unas pocas fotos a la vez; las de abajo ya llegaron.',
  'The connection was lost before everything arrived. Photos below are safe; send the others again.':
    'La conexión se cortó antes de que llegara todo. Las fotos de abajo están a salvo; envíe las otras de nuevo.',
  'A private page for the seller of a bus.': 'Página privada para quien vende un autobús.',
  'This link opens nothing': 'Este enlace no abre nada',
  'It may be cut off, or the bus was withdrawn some time ago. Open it from our mail once more. If that does not help, call us with your reference number: nothing you sent is lost.':
    'Tal vez está cortado, o el autobús se retiró hace tiempo. Ábralo otra vez desde nuestro correo. Si no ayuda, llámenos con su número de referencia: nada de lo que envió se perdió.',
  'Start with a bus': 'Empezar con un autobús',
  'Error: not saved yet': 'Error: aún no se guarda',
  'We could not do that just now': 'No pudimos hacerlo en este momento',
  'What you sent before is safe; the last step is not saved yet. Go back and try again in a few minutes, or call <0/> and we do it for you.':
    'Lo que envió antes está a salvo; el último paso aún no se guarda. Regrese e inténtelo en unos minutos, o llame al <0/> y lo hacemos por usted.',
  'Your bus': 'Su autobús',
  Details: 'Datos',
  'Correct the details': 'Corregir los datos',
  'Leave it as it was': 'Dejarlo como estaba',
  'Save the details': 'Guardar los datos',
  'Save the changes': 'Guardar los cambios',
  'We have your bus': 'Tenemos su autobús',
  Received: 'Recibido',
  'Your description is safe with us. The page for your photos does not open at this moment; it will in a few minutes.':
    'Su descripción está a salvo con nosotros. La página para sus fotos no abre en este momento; lo hará en unos minutos.',
  'Your reference is <0/>.': 'Su referencia es <0/>.',
  'Keep this private link.': 'Guarde este enlace privado.',
  '<0/> In a while it opens your photos and everything you told us:':
    '<0/> En un rato abre sus fotos y todo lo que nos dijo:',
  'In a while it opens your photos and everything you told us:':
    'En un rato abre sus fotos y todo lo que nos dijo:',
  'Would you rather talk? Call <0/> and tell us the reference.':
    '¿Prefiere hablar? Llame al <0/> y díganos la referencia.',
  '{1}, with 1 photo.': '{1}, con 1 foto.',
  '{1}, with {#2} photos.': '{1}, con {#2} fotos.',
  '{1}. Photos are missing yet: buses with photos are asked about first.':
    '{1}. Aún faltan las fotos: primero preguntan por los autobuses con fotos.',
  'Your reference number': 'Su número de referencia',
  'Your reference number <0/>': 'Su número de referencia <0/>',
  'Reference number <0/>': 'Número de referencia <0/>',
  'Reference number': 'Número de referencia',
  'We read it and look at the photos, on the next working day at the latest.':
    'Lo leemos y vemos las fotos, a más tardar el siguiente día hábil.',
  'If something is unclear, you hear from us the way you chose.':
    'Si algo no está claro, le contactamos como usted eligió.',
  'We add our costs to your price and publish the bus. You see it here when it is online.':
    'Sumamos nuestros costos a su precio y publicamos el autobús. Aquí verá cuando esté en línea.',
  'A buyer comes: we arrange the visit or the video call, the payment and the papers.':
    'Llega un comprador: organizamos la visita o la videollamada, el pago y los papeles.',
  'Your private page': 'Su página privada',
  'See how it stands, add photos, correct details, or take it back. We mailed you the link; bookmark it all the same.':
    'Vea cómo va, agregue fotos, corrija datos o retírelo. Le enviamos el enlace por correo; guárdelo de todos modos.',
  'See how it stands, add photos, correct details, or take it back. Bookmark it: you gave no e-mail address, so we cannot send it to you.':
    'Vea cómo va, agregue fotos, corrija datos o retírelo. Guarde el enlace: no nos dio un correo, así que no podemos enviárselo.',
  'Open my private page': 'Abrir mi página privada',
  'Sell another bus': 'Vender otro autobús',
  'Questions? Call <0/>, {1}, and quote the reference number.':
    '¿Preguntas? Llame al <0/>, {1}, y díganos el número de referencia.',
  'Call <0/>, {1}. Have the reference number ready.':
    'Llame al <0/>, {1}. Tenga a la mano el número de referencia.',
  'Questions?': '¿Preguntas?',
  Help: 'Ayuda',
  'Worth a second look': 'Vale la pena revisarlo',
  'Correct it': 'Corregirlo',
  'If it is right as it is, just go on.': 'Si está bien así, siga adelante.',
  'Everything so far is saved. Add photos if you like, and send it.':
    'Todo está guardado hasta aquí. Agregue fotos si quiere y envíelo.',
  'It is in line to be read by a person.': 'Está en fila para que lo lea una persona.',
  'Being checked': 'En revisión',
  'Somebody is reading it and looking at the photos.':
    'Alguien lo está leyendo y viendo las fotos.',
  'We need something from you': 'Necesitamos algo de usted',
  'We have written or called to you about it. Correct it here, and send it again.':
    'Le escribimos o llamamos por eso. Corríjalo aquí y envíelo otra vez.',
  'Not taken': 'No aceptado',
  'We cannot sell this bus. We have told you why; call us if you think we are wrong.':
    'No podemos vender este autobús. Le dijimos por qué; llámenos si cree que nos equivocamos.',
  'Buyers see your bus now. To change something, call us.':
    'Los compradores ya ven su autobús. Para cambiar algo, llámenos.',
  'You took it back, and nobody sees it. To sell it after all, call us or send it anew.':
    'Usted lo retiró y nadie lo ve. Para venderlo, llámenos o envíelo de nuevo.',
  'Go on to photos and sending': 'Seguir con las fotos y enviar',
  'Add photos': 'Agregar fotos',
  'Correct details': 'Corregir datos',
  'This page is private: whoever has its address can see and change what you sent. Bookmark it, and share it with nobody.':
    'Esta página es privada: quien tenga su dirección puede ver y cambiar lo que envió. Guárdela y no la comparta con nadie.',
  'Take it back': 'Retirarlo',
  'Sold it elsewhere, or changed your mind? We stop at once, and delete what you sent after 90 days.':
    '¿Lo vendió en otra parte o cambió de idea? Paramos de inmediato y borramos lo que envió después de 90 días.',
  'Yes, take my bus back': 'Sí, retirar mi autobús',
  'Photo {#1}': 'Foto {#1}',
  Photos: 'Fotos',
  'Now show it': 'Ahora muéstrelo',
  'Photos of your bus': 'Fotos de su autobús',
  '{1}. <0/>': '{1}. <0/>',
  'Choose photos': 'Elegir fotos',
  'All {#1} places are taken.': 'Los {#1} lugares están ocupados.',
  'Up to {#1} photos of up to 20 MB each. On a slow line send a few at a time.':
    'Hasta {#1} fotos de hasta 20 MB cada una. Con conexión lenta envíe unas pocas a la vez.',
  'Up to {#1} more photos of up to 20 MB each. On a slow line send a few at a time.':
    'Hasta {#1} fotos más de hasta 20 MB cada una. Con conexión lenta envíe unas pocas a la vez.',
  'Send these photos': 'Enviar estas fotos',
  'Done with the photos': 'Terminé con las fotos',
  'Send my bus': 'Enviar mi autobús',
  'You can send it without photos and add them later.':
    'Puede enviarlo sin fotos y agregarlas después.',
  '{#1} of {#2} photos are here.': 'Hay {#1} de {#2} fotos aquí.',
  'Have to stop?': '¿Tiene que parar?',
  '<0/> Everything so far is saved. Keep this private link and go on whenever you like, from any phone or computer:':
    '<0/> Todo está guardado hasta aquí. Guarde este enlace privado y siga cuando quiera, desde cualquier teléfono o computadora:',
  'Everything so far is saved. Keep this private link and go on whenever you like, from any phone or computer:':
    'Todo está guardado hasta aquí. Guarde este enlace privado y siga cuando quiera, desde cualquier teléfono o computadora:',
  'Whoever has the link can change your submission, so share it with nobody else.':
    'Quien tenga el enlace puede cambiar su envío, así que no lo comparta.',
  'Title picture': 'Foto principal',
  'Caption of photo {#1}': 'Descripción de la foto {#1}',
  'Caption, if you like': 'Descripción, si quiere',
  'Save the caption of photo {#1}': 'Guardar la descripción de la foto {#1}',
  Up: 'Subir',
  Down: 'Bajar',
  Remove: 'Quitar',
  'Move photo {#1} up': 'Subir la foto {#1}',
  'Move photo {#1} down': 'Bajar la foto {#1}',
  'Remove photo {#1}': 'Quitar la foto {#1}',
  'There are {#1} photos already, which is the most. Remove one to add another.':
    'Ya hay {#1} fotos, el máximo. Quite una para agregar otra.',
  'Enter your name': 'Escriba su nombre',
  'Enter the make or the VIN': 'Escriba la marca o el VIN',
  'Enter the year with four digits, from {#1} to {#2}':
    'Escriba el año con cuatro cifras, de {#1} a {#2}',
  'Enter the seats without the driver’s as a number from 1 to {#1}, like 24':
    'Escriba los asientos sin el del conductor como un número de 1 a {#1}, por ejemplo 24',
  'Enter a whole number from 1 to {#1}': 'Escriba un número entero de 1 a {#1}',
  'A VIN has 17 characters; this has {#1}': 'Un VIN tiene 17 caracteres; este tiene {#1}',
  'VINs since 1981 have 17 characters; this has {#1}.':
    'Desde 1981 el VIN tiene 17 caracteres; este tiene {#1}.',
  'The VIN stands for model year {#1}. Is that right?':
    'El VIN corresponde al año modelo {#1}. ¿Es correcto?',
  'The VIN stands for model year {#1}, you wrote {#2}.':
    'El VIN corresponde al año modelo {#1}; usted escribió {#2}.',
  'The VIN belongs to {1}. Is that the make?': 'El VIN pertenece a {1}. ¿Es la marca?',
  'The VIN belongs to {1}, you wrote {2}.': 'El VIN pertenece a {1}; usted escribió {2}.',
  'a {1} chassis': 'un chasis {1}',
  'ZIP code {#1} is in {2}, you chose {3}.': 'El código postal {#1} está en {2}; usted eligió {3}.',
  '{#1} miles is a lot for a bus of {#2}.': '{#1} millas es mucho para un autobús de {#2}.',
  '{#1} seats without the driver is a lot.': '{#1} asientos sin el conductor es mucho.',
} satisfies Phrases;

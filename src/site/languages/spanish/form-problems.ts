import type { Phrases } from '../catalogue.ts';

/** Forms: what is wrong and how to put it right. */
export const formProblems = {
  'Choose a day and time that is still free': 'Elija un día y una hora que sigan libres',
  'Enter the VIN as it stands on the plate: letters and digits only':
    'Escriba el VIN como está en la placa: solo letras y cifras',
  'Enter the miles as a number, like 84,500, or leave it empty':
    'Escriba las millas como un número, por ejemplo 84,500, o déjelo vacío',
  'Enter the price of one bus in US dollars, like 24,500, or leave it empty':
    'Escriba el precio de un autobús en dólares, por ejemplo 24,500, o déjelo vacío',
  'Enter a ZIP code of 5 digits, like 08067':
    'Escriba un código postal de 5 cifras, por ejemplo 08067',
  'Enter an e-mail address in the correct format, like name@example.com':
    'Escriba un correo en el formato correcto, como nombre@ejemplo.com',
  'Enter the make, or the VIN above': 'Escriba la marca, o el VIN arriba',
  'Enter the ZIP code where the bus stands, or choose the state':
    'Escriba el código postal donde está el autobús, o elija el estado',
  'Enter your e-mail address, or choose another way to be reached':
    'Escriba su correo electrónico, o elija otra forma de contacto',
  'Enter your phone number, or choose another way to be reached':
    'Escriba su teléfono, o elija otra forma de contacto',
  'Enter a phone number or an e-mail address, so that we can reach you':
    'Escriba un teléfono o un correo, para poder contactarle',
  'This file is empty. Choose the photo again.': 'Este archivo está vacío. Elija la foto otra vez.',
  'This file is not a photo. Send a JPEG, PNG, WebP, AVIF, HEIC or GIF picture.':
    'Este archivo no es una foto. Envíe una imagen JPEG, PNG, WebP, AVIF, HEIC o GIF.',
  'This file is larger than 20 MB. Send it in a smaller size, or a screenshot of it.':
    'Este archivo pasa de 20 MB. Envíelo más pequeño, o una captura de pantalla.',
  'This picture has more than 60 megapixels. Send it in a smaller size, or a screenshot of it.':
    'Esta imagen tiene más de 60 megapíxeles. Envíela más pequeña, o una captura de pantalla.',
  'This picture is too small to show a bus: it needs at least 320 by 240 pixels. Send the original photo.':
    'Esta imagen es muy pequeña para mostrar un autobús: necesita al menos 320 por 240 píxeles. Envíe la foto original.',
  'This picture is damaged or was cut short. Open it to see if it is whole, and send it again.':
    'Esta imagen está dañada o incompleta. Ábrala para ver si está entera y envíela otra vez.',
  'This picture takes too long to read. Save it as a plain JPEG, or send a screenshot of it.':
    'Esta imagen tarda demasiado en leerse. Guárdela como JPEG, o envíe una captura de pantalla.',
  'The connection was lost before the whole photo arrived. Send it again.':
    'La conexión se cortó antes de que llegara toda la foto. Envíela otra vez.',
  'As many photos as a bus may have are already on their way. Send this one again when they have arrived.':
    'Ya están en camino todas las fotos que puede tener un autobús. Envíe esta otra vez cuando hayan llegado.',
  'Very many photos have come for this bus or from your network. Send this one in an hour, or call us and we add it for you.':
    'Han llegado muchísimas fotos de este autobús o desde su red. Envíe esta dentro de una hora, o llámenos y la añadimos por usted.',
  'Many photos are arriving right now. Send this one again in a minute.':
    'Están llegando muchas fotos. Envíe esta otra vez en un minuto.',
  'We could not save this photo. Your other details are safe. Try again in a few minutes.':
    'No pudimos guardar esta foto. Sus otros datos están a salvo. Inténtelo en unos minutos.',
  'This is a drawing (SVG), not a photo. Send a JPEG or PNG picture.':
    'Esto es un dibujo (SVG), no una foto. Envíe una imagen JPEG o PNG.',
  'This is a document, not a photo. Send a JPEG or PNG picture, or a screenshot of the page.':
    'Esto es un documento, no una foto. Envíe una imagen JPEG o PNG, o una captura de la página.',
  'This is a video. Send photos here; we will ask for the video later.':
    'Esto es un video. Envíe fotos aquí; el video se lo pedimos después.',
  'This is a compressed folder. Unpack it and send the photos themselves.':
    'Esto es una carpeta comprimida. Ábrala y envíe las fotos.',
  'This kind of picture cannot be shown on a web page. Save it as a JPEG, or send a screenshot of it.':
    'Esta clase de imagen no se puede mostrar en una página web. Guárdela como JPEG, o envíe una captura de pantalla.',
  'This link opens nothing.': 'Este enlace no abre nada.',
  'The photo has no key.': 'La foto no tiene clave.',
  'The piece does not say where it belongs.': 'La parte no dice a dónde pertenece.',
  'Front corner, door side': 'Esquina delantera, lado de la puerta',
  'The whole bus, low sun behind you. Buyers see this one first.':
    'El autobús entero, con el sol bajo a su espalda. Es la primera que ven los compradores.',
  'Other front corner': 'La otra esquina delantera',
  'Stand as far away as you can and fill the picture.': 'Aléjese lo que pueda y llene la foto.',
  'With bumper, lights and emergency door.': 'Con defensa, luces y puerta de emergencia.',
  'Aisle from the front': 'El pasillo desde adelante',
  'All lights on, blinds up: seats, floor and ceiling in one view.':
    'Todas las luces encendidas, cortinas arriba: asientos, piso y techo en una vista.',
  'Driver’s seat and dash': 'Asiento del conductor y tablero',
  'Engine running, so that warning lights can be seen.':
    'Con el motor en marcha, para que se vean las luces de aviso.',
  'Sharp enough to read every digit.': 'Nítida, que se lea cada cifra.',
  'And its plate, if you can find it.': 'Y su placa, si la encuentra.',
  'Door plate': 'Placa de la puerta',
  'VIN and weight rating (GVWR) readable.': 'VIN y peso bruto (GVWR) legibles.',
  Tires: 'Llantas',
  'One picture each axle, with the tread.': 'Una foto por eje, con el dibujo de la llanta.',
  'Lift, restroom, luggage, A/C': 'Elevador, baño, equipaje, aire',
  'Whatever it has: opened, and working if it works.':
    'Lo que tenga: abierto, y funcionando si funciona.',
  'Damage and rust': 'Daños y óxido',
  'Close, and honest. It saves you the haggling on the lot.':
    'De cerca y con honestidad. Le ahorra el regateo en el lote.',
  'Pictures that sell': 'Fotos que venden',
  'Photos that sell': 'Fotos que venden',
  'No CDL needed under the federal rule: at most 15 people with the driver and no more than 26,000 lb.':
    'No se necesita CDL según la regla federal: 15 personas como máximo con el conductor y no más de 26,000 lb.',
  'Probably no CDL: at most 15 people with the driver. Check the weight rating on the door plate.':
    'Probablemente sin CDL: 15 personas como máximo con el conductor. Revise el peso bruto en la placa de la puerta.',
  'CDL: not enough known about this bus. Ask us for the seat count and weight rating.':
    'CDL: no sabemos lo suficiente de este autobús. Pídanos los asientos y el peso bruto.',
  'Probably no CDL': 'Probablemente sin CDL',
  'Probably not': 'Probablemente no',
  'A CDL is generally needed': 'En general se necesita CDL',
  'No CDL is needed under the federal rule': 'No se necesita CDL según la regla federal',
  'It depends on the missing figure': 'Depende de la cifra que falta',
  'The seats are missing: 16 or more people mean a CDL.':
    'Faltan los asientos: 16 personas o más significan CDL.',
  'The weight rating is missing: 26,001 lb or more means a CDL.':
    'Falta el peso bruto: 26,001 lb o más significan CDL.',
  'See buses that need no CDL': 'Ver autobuses sin CDL',
  'Give the seats, the weight rating, or both, as whole numbers.':
    'Dé los asientos, el peso bruto o ambos, en números enteros.',
  'This is not a whole number we can use.': 'Este no es un número entero que podamos usar.',
} satisfies Phrases;

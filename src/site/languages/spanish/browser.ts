import { busCategories } from '#domain/inventory/categories.ts';
import { comparison } from './comparison.ts';
import { dataWords } from './data-words.ts';
import { layout } from './layout.ts';

/** What both kinds of forms say. */
const forms = {
  '{1} characters left': 'Quedan {1} caracteres',
  '{1} characters too many': 'Sobran {1} caracteres',
  'Sending…': 'Enviando…',
  'The connection was lost. What you typed stays here; send it again when the line is back.':
    'Se cortó la conexión. Lo que escribió sigue aquí; envíelo otra vez cuando vuelva la línea.',
  'That did not get through: the site is very busy. What you typed stays here; send it again in a minute.':
    'No llegó: el sitio está muy ocupado. Lo que escribió sigue aquí; envíelo otra vez en un minuto.',
  'There is a problem': 'Hay un problema',
  'Not sent yet': 'Aún sin enviar',
  'Fields with * are needed.': 'Los campos con * son obligatorios.',
  'Leave this empty': 'Deje esto vacío',
  '{1} must be {2} characters or fewer; remove {3}': '{1} no puede pasar de {2} letras; quite {3}',
  'Enter an email address in the correct format, like name@example.com':
    'Escriba un correo en el formato correcto, como nombre@ejemplo.com',
  'Enter a phone number with its area code, like (856) 555-0100':
    'Escriba un teléfono con su código de área, como (856) 555-0100',
};

/** What scripts in the browser say, by the island that says it; sent with Spanish pages only. */
export const browser = {
  everywhere: {
    'Your buses': 'Sus autobuses',
    'Compare these': 'Comparar estos',
    'Forget these': 'Olvidar estos',
    'Kept in this browser only.': 'Se guardan solo en este navegador.',
    Save: 'Guardar',
    'Save {1}': 'Guardar {1}',
    '{1} seats': '{1} asientos',
    Saved: 'Guardado',
    Viewed: 'Visto',
    'Link copied': 'Enlace copiado',
    'Copy the address': 'Copie la dirección',
    'Remove {1}': 'Quitar {1}',
    'Redirecting...': 'Redirigiendo...',
    'No buses found matching “{1}”': 'No hay autobuses para “{1}”',
    'No buses found with these filters': 'No hay autobuses con estos filtros',
    'No suggestions right now. Press Enter to search all buses.':
      'Ahora no hay sugerencias. Oprima Enter para buscar en todos los autobuses.',
    'No suggestions right now. See All Products still works.':
      'Ahora no hay sugerencias. El botón de ver todos sigue funcionando.',
    '1 suggestion': '1 sugerencia',
    '{1} suggestions': '{1} sugerencias',
    '1 bus shown': 'Se muestra 1 autobús',
    '{1} buses shown': 'Se muestran {1} autobuses',
    // The header's search draws these in the browser, and some of them on the server.
    Search: layout.Search,
    'Search buses': layout['Search buses'],
    'Make, seats or year': layout['Make, seats or year'],
    'Bus Type': layout['Bus Type'],
    'Number of Seats': layout['Number of Seats'],
    All: layout.All,
    ...Object.fromEntries(
      busCategories.map(({ pluralName }) => [pluralName, dataWords[pluralName]]),
    ),
    'See All Products': layout['See All Products'],
    'Popular Searches': comparison['Popular Searches'],
    'Suggested Results': comparison['Suggested Results'],
    'If you don’t see what you need': comparison['If you don’t see what you need'],
    'Call Now': comparison['Call Now'],
    Bus: 'Autobús',
    'Call for price': 'Llame por el precio',
    'Search Results': 'Resultados',
    'Suggested Buses': 'Autobuses sugeridos',
  },
  'lead-form': {
    ...forms,
    'About:': 'Sobre:',
    'stock {1}': 'inventario {1}',
    'Choose a day and time that is still free': 'Elija un día y una hora que sigan libres',
  },
  'sell-form': {
    ...forms,
    'One character seems to be wrong. Compare it with the plate, letter by letter. You can go on all the same.':
      'Un carácter parece estar mal. Compárelo con la placa, letra por letra. De todos modos puede seguir.',
    'The check digit fits.': 'El dígito de control coincide.',
    'This VIN stands for: {1}.': 'Este VIN corresponde a: {1}.',
    'chassis (the body is asked below)': 'chasis (la carrocería se pregunta abajo)',
    'Use it': 'Usarlo',
    'Saving…': 'Guardando…',
    'You have a bus half described ({1}).': 'Tiene un autobús a medio describir ({1}).',
    'Go on with it': 'Seguir con él',
    'Throw it away': 'Desecharlo',
    'Enter your name': 'Escriba su nombre',
    'Enter the make, or the VIN above': 'Escriba la marca, o el VIN arriba',
    'Enter the year with four digits, from {1} to {2}':
      'Escriba el año con cuatro cifras, de {1} a {2}',
    'A VIN has 17 characters; this has {1}': 'Un VIN tiene 17 caracteres; este tiene {1}',
    'Enter the VIN as it stands on the plate: letters and digits only':
      'Escriba el VIN como está en la placa: solo letras y cifras',
    'Enter the seats without the driver’s as a number from 1 to {1}, like 24':
      'Escriba los asientos sin el del conductor como un número de 1 a {1}, por ejemplo 24',
    'Enter the miles as a number, like 84,500, or leave it empty':
      'Escriba las millas como un número, por ejemplo 84,500, o déjelo vacío',
    'Enter the price of one bus in US dollars, like 24,500, or leave it empty':
      'Escriba el precio de un autobús en dólares, por ejemplo 24,500, o déjelo vacío',
    'Enter a whole number from 1 to {1}': 'Escriba un número entero de 1 a {1}',
    'Enter a ZIP code of 5 digits, like 08067':
      'Escriba un código postal de 5 cifras, por ejemplo 08067',
    'Enter the ZIP code where the bus stands, or choose the state':
      'Escriba el código postal donde está el autobús, o elija el estado',
    'Enter an e-mail address in the correct format, like name@example.com':
      'Escriba un correo en el formato correcto, como nombre@ejemplo.com',
    'Enter your e-mail address, or choose another way to be reached':
      'Escriba su correo electrónico, o elija otra forma de contacto',
    'Enter your phone number, or choose another way to be reached':
      'Escriba su teléfono, o elija otra forma de contacto',
    'Enter a phone number or an e-mail address, so that we can reach you':
      'Escriba un teléfono o un correo, para poder contactarle',
  },
  'photo-queue': {
    'That was not saved: the connection was lost. Try again.':
      'No se guardó: se cortó la conexión. Inténtelo otra vez.',
    'Photo removed.': 'Foto quitada.',
    'Saved.': 'Guardado.',
    'Order saved.': 'Orden guardado.',
    Waiting: 'En espera',
    Sending: 'Enviando',
    Saving: 'Guardando',
    'Trying again soon': 'Se intentará de nuevo',
    Arrived: 'Llegó',
    'Not taken': 'No aceptado',
    Stopped: 'Detenido',
    'Sending {1}': 'Enviando {1}',
    'Try now': 'Intentar ahora',
    Remove: 'Quitar',
    'The connection was lost. We try again by ourselves.':
      'Se cortó la conexión. Lo intentamos de nuevo solos.',
    'The server is busy. We try again by ourselves.':
      'El servidor está ocupado. Lo intentamos de nuevo solos.',
    'It was not taken. Choose another photo.': 'No se aceptó. Elija otra foto.',
    'The photo has arrived.': 'La foto llegó.',
    '{1} photos have arrived.': 'Llegaron {1} fotos.',
    'Sending when the photos are through…': 'Se enviará cuando lleguen las fotos…',
    'Going on with {1} photos from before.': 'Seguimos con {1} fotos de antes.',
    'Take a photo': 'Tomar una foto',
    'Choose photos': 'Elegir fotos',
    'All {1} places are taken.': 'Los {1} lugares están ocupados.',
    'Up to {1} photos of up to 20 MB each. On a slow line send a few at a time.':
      'Hasta {1} fotos de hasta 20 MB cada una. Con conexión lenta envíe unas pocas a la vez.',
    'Up to {1} more photos of up to 20 MB each. On a slow line send a few at a time.':
      'Hasta {1} fotos más de hasta 20 MB cada una. Con conexión lenta envíe unas pocas a la vez.',
    'Send these photos': 'Enviar estas fotos',
    'Done with the photos': 'Terminé con las fotos',
    'Send my bus': 'Enviar mi autobús',
    'You can send it without photos and add them later.':
      'Puede enviarlo sin fotos y agregarlas después.',
    '{1} of {2} photos are here.': 'Hay {1} de {2} fotos aquí.',
    'Photo {1}': 'Foto {1}',
    'Title picture': 'Foto principal',
    'Caption of photo {1}': 'Descripción de la foto {1}',
    'Caption, if you like': 'Descripción, si quiere',
    'Save the caption of photo {1}': 'Guardar la descripción de la foto {1}',
    Up: 'Subir',
    Down: 'Bajar',
    'Move photo {1} up': 'Subir la foto {1}',
    'Move photo {1} down': 'Bajar la foto {1}',
    'Remove photo {1}': 'Quitar la foto {1}',
  },
  gallery: {
    'Pictures of {1}': 'Fotos de {1}',
    'Pictures of {1}, full screen': 'Fotos de {1}, pantalla completa',
    Picture: 'Foto',
    Pictures: 'Fotos',
    'Choose a picture': 'Elija una foto',
    '{1} of {2}': '{1} de {2}',
    'Previous picture': 'Foto anterior',
    'Next picture': 'Foto siguiente',
    'Full screen': 'Pantalla completa',
    'Close full screen': 'Cerrar la pantalla completa',
    'Zoom in': 'Acercar',
    'Zoom out': 'Alejar',
    'Fill the whole screen': 'Llenar toda la pantalla',
    'Leave the whole screen': 'Salir de toda la pantalla',
  },
  filters: {
    Filters: 'Filtros',
    'Close filters': 'Cerrar filtros',
    'Clear all': 'Quitar todos',
    'The numbers say how many buses a choice leaves.':
      'Los números dicen cuántos autobuses deja cada opción.',
    'chosen:': 'elegidos:',
    Any: 'Cualquiera',
    'Near a ZIP': 'Cerca de un código postal',
    'ZIP code': 'Código postal',
    Distance: 'Distancia',
    '{1} miles': '{1} millas',
    'We do not know this place. Type five digits, such as 08067, or a town and its state.':
      'No conocemos este lugar. Escriba cinco cifras, como 08067, o una ciudad y su estado.',
  },
};

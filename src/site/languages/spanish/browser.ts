import { busCategories } from '#domain/inventory/categories.ts';
import { spanishPhrases } from '../spanish-phrases.ts';

/** What pages say as well, in the words that they say it with. */
const fromPages = <English extends keyof typeof spanishPhrases>(...said: readonly English[]) =>
  Object.fromEntries(said.map((english) => [english, spanishPhrases[english]])) as Pick<
    typeof spanishPhrases,
    English
  >;

/** What both kinds of forms say. */
const forms = {
  ...fromPages(
    'There is a problem',
    'Not sent yet',
    'Fields with * are needed.',
    'Leave this empty',
    '{1} must be {2} characters or fewer; remove {3}',
    'Enter an email address in the correct format, like name@example.com',
    'Enter a phone number with its area code, like (856) 555-0100',
  ),
  '{1} characters left': 'Quedan {1} caracteres',
  '{1} characters too many': 'Sobran {1} caracteres',
  'Sending…': 'Enviando…',
  'The connection was lost. What you typed stays here; send it again when the line is back.':
    'Se cortó la conexión. Lo que escribió sigue aquí; envíelo otra vez cuando vuelva la línea.',
  'That did not get through: the site is very busy. What you typed stays here; send it again in a minute.':
    'No llegó: el sitio está muy ocupado. Lo que escribió sigue aquí; envíelo otra vez en un minuto.',
};

/** What scripts in the browser say, by the island that says it; sent with Spanish pages only. */
export const browser = {
  everywhere: {
    ...fromPages(
      'Your buses',
      'Compare these',
      'Forget these',
      'Kept in this browser only.',
      'Save',
      '{1} seats',
      'Saved',
      'Remove {1}',
      'No buses found matching “{1}”',
      'Search',
      'Search buses',
      'Make, seats or year',
      'Bus Type',
      'Number of Seats',
      'All',
      'See All Products',
      'Popular Searches',
      'Suggested Results',
      'If you don’t see what you need',
      'Call Now',
      'Bus',
      'Call for price',
      'Suggested Buses',
      ...busCategories.map(({ pluralName }) => pluralName),
    ),
    'Save {1}': 'Guardar {1}',
    Viewed: 'Visto',
    'Link copied': 'Enlace copiado',
    'Copy the address': 'Copie la dirección',
    'Redirecting...': 'Redirigiendo...',
    'No buses found with these filters': 'No hay autobuses con estos filtros',
    'No suggestions right now. Press Enter to search all buses.':
      'Ahora no hay sugerencias. Oprima Enter para buscar en todos los autobuses.',
    'No suggestions right now. See All Products still works.':
      'Ahora no hay sugerencias. El botón de ver todos sigue funcionando.',
    '1 suggestion': '1 sugerencia',
    '{1} suggestions': '{1} sugerencias',
    '1 bus shown': 'Se muestra 1 autobús',
    '{1} buses shown': 'Se muestran {1} autobuses',
    'Search Results': 'Resultados',
  },
  'lead-form': {
    ...forms,
    ...fromPages('About:', 'Choose a day and time that is still free'),
    'stock {1}': 'inventario {1}',
  },
  'sell-form': {
    ...forms,
    ...fromPages(
      'Enter your name',
      'Enter the make, or the VIN above',
      'Enter the VIN as it stands on the plate: letters and digits only',
      'Enter the miles as a number, like 84,500, or leave it empty',
      'Enter the price of one bus in US dollars, like 24,500, or leave it empty',
      'Enter a ZIP code of 5 digits, like 08067',
      'Enter the ZIP code where the bus stands, or choose the state',
      'Enter an e-mail address in the correct format, like name@example.com',
      'Enter your e-mail address, or choose another way to be reached',
      'Enter your phone number, or choose another way to be reached',
      'Enter a phone number or an e-mail address, so that we can reach you',
    ),
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
    'Enter the year with four digits, from {1} to {2}':
      'Escriba el año con cuatro cifras, de {1} a {2}',
    'A VIN has 17 characters; this has {1}': 'Un VIN tiene 17 caracteres; este tiene {1}',
    'Enter the seats without the driver’s as a number from 1 to {1}, like 24':
      'Escriba los asientos sin el del conductor como un número de 1 a {1}, por ejemplo 24',
    'Enter a whole number from 1 to {1}': 'Escriba un número entero de 1 a {1}',
  },
  'photo-queue': {
    ...fromPages(
      'Not taken',
      'Remove',
      'Choose photos',
      'Send these photos',
      'Done with the photos',
      'Send my bus',
      'You can send it without photos and add them later.',
      'Title picture',
      'Caption, if you like',
      'Up',
      'Down',
    ),
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
    Stopped: 'Detenido',
    'Sending {1}': 'Enviando {1}',
    'Try now': 'Intentar ahora',
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
    'All {1} places are taken.': 'Los {1} lugares están ocupados.',
    'Up to {1} photos of up to 20 MB each. On a slow line send a few at a time.':
      'Hasta {1} fotos de hasta 20 MB cada una. Con conexión lenta envíe unas pocas a la vez.',
    'Up to {1} more photos of up to 20 MB each. On a slow line send a few at a time.':
      'Hasta {1} fotos más de hasta 20 MB cada una. Con conexión lenta envíe unas pocas a la vez.',
    '{1} of {2} photos are here.': 'Hay {1} de {2} fotos aquí.',
    'Photo {1}': 'Foto {1}',
    'Caption of photo {1}': 'Descripción de la foto {1}',
    'Save the caption of photo {1}': 'Guardar la descripción de la foto {1}',
    'Move photo {1} up': 'Subir la foto {1}',
    'Move photo {1} down': 'Bajar la foto {1}',
    'Remove photo {1}': 'Quitar la foto {1}',
  },
  gallery: {
    ...fromPages(
      'Pictures of {1}',
      'Pictures of {1}, full screen',
      'Picture',
      'Pictures',
      'Choose a picture',
      'Previous picture',
      'Next picture',
      'Full screen',
      'Close full screen',
    ),
    '{1} of {2}': '{1} de {2}',
    'Zoom in': 'Acercar',
    'Zoom out': 'Alejar',
    'Fill the whole screen': 'Llenar toda la pantalla',
    'Leave the whole screen': 'Salir de toda la pantalla',
  },
  filters: {
    ...fromPages(
      'Filters',
      'Close filters',
      'Clear all',
      'The numbers say how many buses a choice leaves.',
      'chosen:',
      'Any',
      'Near a ZIP',
      'ZIP code',
      'Distance',
      'We do not know this place. Type five digits, such as 08067, or a town and its state.',
    ),
    '{1} miles': '{1} millas',
  },
};

import type { Phrases } from '../catalogue.ts';

/** Errors. */
export const errors = {
  'Page not found': 'Página no encontrada',
  'There is no page at this address.': 'No hay ninguna página en esta dirección.',
  'This stop does not exist': 'Esta parada no existe',
  'The address may be mistyped, or the bus is no longer listed. Search for it, pick a type, or call <0/>.':
    'Tal vez la dirección está mal escrita o el autobús ya no está en la lista. Búsquelo, elija un tipo o llame al <0/>.',
  'The address may be mistyped, or the bus is no longer listed. Search for it, pick a type, or call <0/> .':
    'Tal vez la dirección está mal escrita o el autobús ya no está en la lista. Búsquelo, elija un tipo o llame al <0/>.',
  Popular: 'Populares',
  'Something went wrong': 'Algo salió mal',
  'The page could not be shown.': 'No se pudo mostrar la página.',
  'We broke down, not you': 'La avería es nuestra, no suya',
  'Something went wrong on our side and the page could not be shown. Try again in a minute. If it keeps happening, call us and quote the number below: it tells us exactly what failed.':
    'Algo falló de nuestro lado y no se pudo mostrar la página. Inténtelo en un minuto. Si sigue pasando, llámenos y díganos el número de abajo: nos dice qué falló.',
  'Number to quote': 'Número para decirnos',
  'Go to the home page': 'Ir a la página de inicio',
} satisfies Phrases;

import type { Phrases } from '../catalogue.ts';

/** Locations. */
export const locations = {
  Locations: 'Lugares',
  'Where each bus stands today. Our own lot is in Pedricktown, New Jersey; the others are with their owners, and every sale goes through us.':
    'Dónde está hoy cada autobús. Nuestro lote está en Pedricktown, Nueva Jersey; los demás están con sus dueños, y toda venta pasa por nosotros.',
  'Map of the United States; the same states are in the list':
    'Mapa de Estados Unidos; los mismos estados están en la lista',
  '{1}: none today': '{1}: hoy ninguno',
  '{1}: {#2} for sale': '{1}: {#2} en venta',
  'buses for sale': 'autobuses en venta',
  'None listed today in {1}. Buses travel: <0/>.':
    'Hoy no hay ninguno en {1}. Los autobuses viajan: <0/>.',
  'None listed today in {1}. Buses travel:': 'Hoy no hay ninguno en {1}. Los autobuses viajan:',
  'see all of them': 'véalos todos',
  'Used buses for sale in {1}': 'Autobuses usados en venta en {1}',
  '{#1} buses stand in {2} today.': 'Hoy hay {#1} autobuses en {2}.',
  '1 bus stands in {1} today.': 'Hoy hay 1 autobús en {1}.',
  'No bus stands in {1} today.': 'Hoy no hay ningún autobús en {1}.',
  'See all {#1} with filters': 'Ver los {#1} con filtros',
  'See it with filters': 'Verlo con filtros',
  'Rules to know in {1}': 'Reglas que conviene saber en {1} (en inglés)',
} satisfies Phrases;

import type { Phrases } from '../catalogue.ts';

/** Layout, menus, footer. */
export const layout = {
  'Omnibus: used and new buses for sale': 'Omnibus: autobuses usados y nuevos en venta',
  'Omnibus: new buses for sale': 'Omnibus: autobuses nuevos en la lista',
  'Omnibus: new articles': 'Omnibus: artículos nuevos',
  'Skip to the main content': 'Ir al contenido principal',
  'Buses bought and sold by people who know buses':
    'Compramos y vendemos autobuses, y los conocemos',
  Call: 'Llamar',
  'Call {1}': 'Llame al {1}',
  '8AM-6PM EST': '8AM-6PM Este',
  Search: 'Buscar',
  'Search buses': 'Buscar autobuses',
  'Make, seats or year': 'Marca, asientos o año',
  'Suggested Buses': 'Autobuses sugeridos',
  'Bus Type': 'Tipo de autobús',
  'Bus type': 'Tipo de autobús',
  All: 'Todos',
  'Number of Seats': 'Número de asientos',
  'Number of seats': 'Número de asientos',
  '{1} seats': '{1} asientos',
  '1 seats': '1 asiento',
  'See All Products': 'Ver todos los autobuses',
  Menu: 'Menú',
  'A call with the camera on the bus, at a time you choose.':
    'Una llamada con la cámara en el autobús, a la hora que usted elija.',
  'We ring you during office hours.': 'Le llamamos en horario de oficina.',
  'By mail, without an account. One click stops it.':
    'Por correo, sin cuenta. Se cancela con un clic.',
  'Filter and sort these': 'Filtrar y ordenar estos',
  Meanwhile: 'Mientras tanto',
  'Do you need a CDL to drive it?': '¿Necesita una CDL para manejarlo?',
  'Seats and weight in, the federal rule out.': 'Ponga asientos y peso, y sale la regla federal.',
  'The inspection checklist': 'La lista de revisión',
  'To print, and to take along to the bus.': 'Para imprimirla y llevarla al autobús.',
  'Listed {1}, last changed {2}.': 'En la lista desde el {1}, último cambio el {2}.',
  'What others ask': 'Lo que piden otros',
  '{1} to {2}; half of them {3} or less.': 'De {1} a {2}; la mitad pide {3} o menos.',
  '{1} of the same type, up to {2} years older or newer and with about as many seats, listed here today. Asking prices, not what buses sold for.':
    '{1} del mismo tipo, hasta {2} años más viejos o más nuevos y con más o menos los mismos asientos, anunciados aquí hoy. Son precios pedidos, no los de venta.',
  'How far from you?': '¿A qué distancia de usted?',
  'ZIP or town, state': 'ZIP o ciudad, estado',
  'Show miles': 'Ver millas',
  'In or next to {1}.': 'En {1} o al lado.',
  'About {1} miles from {2}; by road a fifth to a third more.':
    'A unas {1} millas de {2}; por carretera, de un quinto a un tercio más.',
  'We do not know its place well enough to say how far it is.':
    'No sabemos bien dónde está para decir a qué distancia queda.',
  'Pick a type to see what it is built for.': 'Elija un tipo y vea para qué está hecho.',
  'No bus is listed today. <0/>, and we write when one comes.':
    'Hoy no hay ningún autobús en la lista. <0/> y le escribimos cuando llegue uno.',
  'Nothing is listed today. Say what you need, and we write when one comes.':
    'Hoy no hay nada en la lista. Diga qué necesita y le escribimos cuando llegue uno.',
} satisfies Phrases;

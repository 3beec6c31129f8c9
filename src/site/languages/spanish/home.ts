import type { Phrases } from '../catalogue.ts';

/** Home. */
export const home = {
  '14 buses for sale across the country. Price, miles, seats and lift on every one, before you call.':
    '14 autobuses en venta en todo el país. Precio, millas, asientos y elevador de cada uno, antes de llamar.',
  'Find the bus that fits the job': 'Encuentre el autobús para su trabajo',
  '{#1} buses for sale across the country. Price, miles, seats and lift on every one, before you call.':
    '{#1} autobuses en venta en todo el país. Precio, millas, asientos y elevador de cada uno, antes de llamar.',
  'Buses for sale across the country. Price, miles, seats and lift on every one, before you call.':
    'Autobuses en venta en todo el país. Precio, millas, asientos y elevador de cada uno, antes de llamar.',
  'Browse {#1} shuttle, coach, school and transit buses for sale across the United States. Real prices, miles and seats, and people who know buses on the phone.':
    '{#1} autobuses shuttle, autocares, escolares y urbanos en venta en Estados Unidos. Precios, millas y asientos reales, y gente que conoce los autobuses al teléfono.',
  '2018 shuttle with lift': 'shuttle 2018 con elevador',
  'Featured buses': 'Autobuses destacados',
  'Usually on our lot: come and see them, or ask for a video call.':
    'Casi siempre en nuestro lote: venga a verlos o pida una videollamada.',
  'See all buses': 'Ver todos los autobuses',
  'All buses': 'Todos los autobuses',
  'See all': 'Ver todos',
  Featured: 'Destacado',
  'New Arrival': 'Recién llegado',
  Bulk: 'Lote',
  'Bulk Deal': 'Oferta por lote',
  'Only {#1} left': 'Solo quedan {#1}',
  'On our lot': 'En nuestro lote',
  Mileage: 'Millaje',
  Seats: 'Asientos',
  Wheelchair: 'Silla de ruedas',
  '1 place': '1 lugar',
  '{#1} places': '{#1} lugares',
  'Explore Bus Types We Buy and Sell': 'Tipos de autobús que compramos y vendemos',
  'Pick a type to see what it is built for and which ones are for sale now.':
    'Elija un tipo para ver para qué está hecho y cuáles están en venta ahora.',
  '{#1} for sale': '{#1} en venta',
  'None for sale': 'Ninguno en venta',
  'Used Bus For Sale, Near You': 'Autobuses usados en venta, cerca de usted',
  'Enjoy transparent pricing and 24/7 customer support. Skip long wait times.':
    'Precios claros y atención al cliente a toda hora. Sin largas esperas.',
  'Call Our Bus Experts': 'Llame a nuestros expertos',
  'New arrivals': 'Recién llegados',
  'Several alike': 'Varios iguales',
  'Fleet lots: matching buses sold one at a time or together.':
    'Lotes de flota: autobuses iguales que se venden uno por uno o juntos.',
  'Loading buses...': 'Cargando autobuses...',
  'Call for price': 'Llame por el precio',
  'Contact for Price': 'Pida el precio',
  'N/A': 'N/D',
  Needed: 'Necesaria',
  'Not needed': 'No necesaria',
  'Ask us': 'Pregúntenos',
  'Price before:': 'Precio anterior:',
  'CDL needed': 'Se necesita CDL',
  'No CDL': 'Sin CDL',
  'Sell your bus without paying for it': 'Venda su autobús sin pagar por ello',
  'One bus or a whole fleet.': 'Un autobús o toda una flota.',
  'Send it in': 'Envíelo',
  'Year, make, seats, miles and a few photos, through one short form.':
    'Año, marca, asientos, millas y unas fotos, en un formulario corto.',
  'We list it and take the calls': 'Lo publicamos y atendemos las llamadas',
  'Buyers talk to us, not to you. Some buses we buy for our own lot.':
    'Los compradores hablan con nosotros, no con usted. Algunos autobuses los compramos para nuestro lote.',
  'You keep your asking price': 'Usted recibe lo que pide',
  'Our costs go on top of it, so selling is free for you.':
    'Nuestros costos se suman encima, así que vender no le cuesta nada.',
  'What Our Customers Say About Us': 'Lo que dicen nuestros clientes',
  'Example text, not by a customer': 'Texto de ejemplo, no es de un cliente',
  'Frequently asked questions': 'Preguntas frecuentes',
  'All questions': 'Todas las preguntas',
  'Your buses': 'Sus autobuses',
  'Forget these': 'Olvidar estos',
  'Kept in this browser only.': 'Se guardan solo en este navegador.',
  'Browse Our {1} Inventory': 'Vea nuestro inventario en {1}',
  'bus {#1} of {#2}': 'autobús {#1} de {#2}',
  'Choose a slide': 'Elija una página',
  'Go to slide {#1}': 'Ir a la página {#1}',
  Previous: 'Anterior',
  Next: 'Siguiente',
} satisfies Phrases;

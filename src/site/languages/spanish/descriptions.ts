import type { Phrases } from '../catalogue.ts';

/** Descriptions for search engines and shared links. */
export const descriptions = {
  'Ask about a bus, a trade-in or delivery. A person answers. Call {1}, {2}.':
    'Pregunte por un autobús, un cambio o la entrega. Contesta una persona. Llame al {1}, {2}.',
  'Leave your number, and a specialist calls you back. Call {1}, {2}.':
    'Deje su número y un especialista le llama. Llame al {1}, {2}.',
  'We walk around and through the bus with a phone, and you say what to look at. Call {1}, {2}.':
    'Recorremos el autobús por fuera y por dentro con un teléfono, y usted dice qué mirar. Llame al {1}, {2}.',
  'Say what you need. We write when one comes in, and only then. Call {1}, {2}.':
    'Diga qué necesita. Le escribimos cuando llegue uno, y solo entonces. Llame al {1}, {2}.',
  'How many used buses are for sale in each state today, and where our lot is.':
    'Cuántos autobuses usados hay hoy en venta en cada estado, y dónde está nuestro lote.',
  'Shuttles, coaches, school buses and more that stand in {1} today, with prices, miles and seats.':
    'Shuttles, autocares, escolares y otros autobuses que hoy están en {1}, con precio, millas y asientos.',
  'Every type of bus on the lot and across the country: what each is built for, how many it seats and how many are for sale now.':
    'Todos los tipos de autobús del lote y del país: para qué se hizo cada uno, cuántos asientos tiene y cuántos hay en venta.',
  'The federal CDL rule for buses in plain words: 16 people with the driver or 26,001 pounds. With a form that does the sum.':
    'La regla federal de la CDL para autobuses en palabras sencillas: 16 personas con el conductor o 26,001 libras. Con un formulario que hace la cuenta.',
  'Checked {1}. Rules change; ask the state before you buy.':
    'Revisado el {1}. Las reglas cambian; pregunte en el estado antes de comprar.',
  'I would like to know more about the {1}.': 'Quisiera saber más sobre el {1}.',
  'I would like to know more about the {1} (stock {2}).':
    'Quisiera saber más sobre el {1} (inventario {2}).',
} satisfies Phrases;

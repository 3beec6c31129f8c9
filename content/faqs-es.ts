import type { FaqItem } from '#domain/content/faq-item.ts';
import { spanishBuyingFaqs } from './faqs-buying-es.ts';

/** `faqs.ts` in Spanish: the same ids, categories and facts. */
const generalFaqs: readonly FaqItem[] = [
  {
    id: 'smartsearch',
    category: 'general-information',
    question: '¿Cómo lee la búsqueda lo que escribo?',
    answer: [
      'Escriba el autobús como lo diría: un año, una marca, un número de pasajeros. “Starcraft 2015 de 25 pasajeros con elevador” busca todo a la vez. También entiende el inglés, y las dos lenguas mezcladas.',
      'Lo que va después de “con” es lo que el autobús debe tener. Un solo año abarca dos hacia cada lado, así que 2015 encuentra de 2013 a 2017; dos años con guion, como 2012-2016, quieren decir justo esos. Lo que se entendió aparece sobre los resultados, y cada parte se quita con un clic.',
    ],
    link: {
      label: 'Probarla',
      href: '/buses?search=2015%20starcraft%2025%20passenger%20with%20lift',
    },
  },
  {
    id: 'hours',
    category: 'general-information',
    question: '¿Cuándo y cómo los encuentro?',
    answer: [
      'Por teléfono y correo, de lunes a viernes, de 9:00 a.m. a 6:00 p.m. Si llama por un autobús en particular, tenga a la mano el número de inventario; está en la página del autobús.',
    ],
    link: { label: 'Contacto', href: '/contact' },
  },
  {
    id: 'passenger-count',
    common: true,
    category: 'general-information',
    question: '¿El número de pasajeros incluye al conductor?',
    answer: [
      'No. En este sitio los pasajeros se cuentan sin el conductor: un autobús de 14 pasajeros lleva a 15 personas. Las fábricas de camionetas suelen contarlo, así que su van de 15 es aquí un autobús de 14.',
      'En los escolares la capacidad oficial es de niños. Cuando sabemos cuántas filas tiene, la página da también los lugares para adultos.',
    ],
  },
  {
    id: 'cdl',
    common: true,
    category: 'general-information',
    question: '¿Necesito licencia comercial (CDL) para manejarlo?',
    answer: [
      'En general sí, si el autobús está hecho para más de 15 pasajeros contando al conductor, o si su peso bruto pasa de 26,000 libras. Basta con una de las dos cosas. La página de cada autobús dice de qué lado de la línea está, hasta donde se conocen los asientos y el peso.',
      'Esa es la regla federal; su estado puede pedir más.',
    ],
    link: { label: 'Hacer la cuenta', href: '/cdl' },
  },
  {
    id: 'accounts',
    category: 'general-information',
    question: '¿Necesito una cuenta?',
    answer: [
      'No. No hay cuentas para visitantes. Los autobuses que guarda o mira se recuerdan en su propio navegador y en ningún otro lugar.',
    ],
  },
];

const sellingFaqs: readonly FaqItem[] = [
  {
    id: 'selling-cost',
    common: true,
    category: 'selling',
    question: '¿Cuánto cuesta vender mi autobús?',
    answer: [
      'Nada. Usted dice cuánto pide; nosotros sumamos nuestros costos encima, y la suma es lo que ve el comprador. Cuando se vende, usted recibe lo que pidió.',
    ],
    link: { label: 'Cómo se vende', href: '/sell-your-bus' },
  },
  {
    id: 'how-to-submit',
    category: 'selling',
    question: '¿Puedo mandar mi autobús por correo o por teléfono?',
    answer: [
      'Use por favor el formulario de venta. Los autobuses se envían por ahí y no por correo ni por teléfono: pregunta todo lo que un comprador querrá saber, y nada se pierde en el camino. Las dudas, antes o después, son bienvenidas por cualquier medio.',
    ],
    link: { label: 'Vender un autobús', href: '/sell-your-bus' },
  },
  {
    id: 'buy-for-lot',
    category: 'selling',
    question: '¿Ustedes mismos compran autobuses?',
    answer: [
      'Algunos. Compramos usados para nuestro lote cuando nos convienen. Envíe el suyo por el formulario como si fuera a anunciarlo; si queremos comprarlo, se lo diremos.',
    ],
  },
];

export const spanishFaqs: readonly FaqItem[] = [
  ...generalFaqs,
  ...spanishBuyingFaqs,
  ...sellingFaqs,
];

import type { FaqItem } from '#domain/content/faq-item.ts';

/** `faqs-buying.ts` in Spanish: the same ids and facts. */
export const spanishBuyingFaqs: readonly FaqItem[] = [
  {
    id: 'featured-buses',
    category: 'buying',
    question: '¿Qué es un autobús destacado?',
    answer: [
      'Los autobuses marcados “Destacado” van al principio de los resultados y suelen estar en nuestro lote de Pedricktown, Nueva Jersey, así que son los más fáciles de venir a ver.',
    ],
  },
  {
    id: 'video-call',
    common: true,
    category: 'buying',
    question: 'Vivo lejos. ¿Puedo ver un autobús antes de comprarlo?',
    answer: [
      'Sí, por videollamada. Damos la vuelta y entramos con usted mirando, y contestamos sobre la marcha; toda la venta puede hacerse así. También puede venir en persona o mandar a un mecánico.',
    ],
  },
  {
    id: 'firm-prices',
    category: 'buying',
    question: '¿Puedo hacer una oferta?',
    answer: [
      'Los precios son en general firmes. Salen de lo que pide el dueño y de nuestros costos, y las dos cosas se fijan antes de publicar. Cuando un precio baja, la página muestra el anterior al lado.',
    ],
  },
  {
    id: 'financing',
    common: true,
    category: 'buying',
    question: '¿Ofrecen financiamiento?',
    answer: [
      'No, no financiamos autobuses. Tenemos una lista de compañías que sí lo hacen y se la mandamos si la pide.',
    ],
    link: { label: 'Pedir la lista', href: '/contact' },
  },
  {
    id: 'zero-mileage',
    category: 'buying',
    question: '¿Por qué un autobús muestra cero millas o ninguna cifra?',
    answer: [
      'Porque no se sabe, o porque el anuncio cubre varios autobuses, cada uno con la suya. Nunca quiere decir que no se haya manejado. Donde no hay cifra la página dice “N/D”; pregúntenos, y preguntaremos al dueño.',
    ],
  },
  {
    id: 'buy-from-owner',
    common: true,
    category: 'buying',
    question: '¿Puedo tratar directamente con el dueño?',
    answer: [
      'No. Las compras pasan por nosotros y no por el dueño. Arreglamos la visita o la videollamada, llevamos las preguntas de un lado a otro y nos encargamos de la venta.',
    ],
  },
  {
    id: 'call-for-price',
    category: 'buying',
    question: '¿Por qué algunos autobuses no tienen precio?',
    answer: [
      '“Llame por el precio” quiere decir que el dueño no ha puesto precio o quiere hablar primero. Llámenos con el número de inventario y lo averiguamos.',
    ],
  },
  {
    id: 'only-n-left',
    category: 'buying',
    question: '¿Qué quiere decir “Solo quedan 3”?',
    answer: [
      'El anuncio es un lote de varios autobuses iguales y quedan tres en venta. El precio y las cifras son de un solo autobús. Puede comprar uno, varios o todos.',
    ],
  },
];

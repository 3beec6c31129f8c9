import type { FaqItem } from '#domain/content/faq-item.ts';

/** `faqs-buying.ts` in French: the same ids and facts. */
export const frenchBuyingFaqs: readonly FaqItem[] = [
  {
    id: 'featured-buses',
    category: 'buying',
    question: 'Qu’est-ce qu’un autobus en vedette?',
    answer: [
      'Les autobus en vedette apparaissent en tête des résultats et se trouvent généralement sur notre terrain de Pedricktown, au New Jersey : ce sont donc les plus faciles à venir voir.',
    ],
  },
  {
    id: 'video-call',
    common: true,
    category: 'buying',
    question: 'J’habite loin. Puis-je voir un autobus avant de l’acheter?',
    answer: [
      'Oui, par appel vidéo. Nous faisons le tour de l’autobus et le parcourons sous vos yeux en répondant à vos questions, et toute la vente peut se faire ainsi. Vous pouvez tout aussi bien venir en personne ou envoyer un mécanicien.',
    ],
  },
  {
    id: 'firm-prices',
    category: 'buying',
    question: 'Puis-je faire une offre?',
    answer: [
      'Les prix sont généralement fermes. Ils se composent du prix demandé par le propriétaire et de nos frais, tous deux convenus avant la mise en ligne. Quand un prix baisse, la page affiche l’ancien à côté.',
    ],
  },
  {
    id: 'financing',
    common: true,
    category: 'buying',
    question: 'Offrez-vous du financement?',
    answer: [
      'Non, nous ne finançons pas les autobus. Nous tenons une liste d’entreprises qui le font et vous l’enverrons si vous la demandez.',
    ],
    link: { label: 'Demander la liste', href: '/contact' },
  },
  {
    id: 'zero-mileage',
    category: 'buying',
    question: 'Pourquoi un autobus affiche-t-il zéro au compteur, ou rien du tout?',
    answer: [
      'Parce que le kilométrage n’est pas connu, ou parce que l’annonce porte sur plusieurs autobus qui ont chacun le leur. Cela ne veut jamais dire que l’autobus n’a pas roulé. Là où il n’y a pas de chiffre, la page indique « N. d. »; demandez-le-nous, et nous le demanderons au propriétaire.',
    ],
  },
  {
    id: 'buy-from-owner',
    common: true,
    category: 'buying',
    question: 'Puis-je traiter directement avec le propriétaire?',
    answer: [
      'Non. Les achats passent par nous et non par le propriétaire. Nous organisons la visite ou l’appel vidéo, transmettons les questions dans les deux sens et nous occupons de la vente.',
    ],
  },
  {
    id: 'call-for-price',
    category: 'buying',
    question: 'Pourquoi certains autobus n’ont-ils pas de prix?',
    answer: [
      '« Prix sur appel » signifie que le propriétaire n’en a pas fixé ou qu’il souhaite d’abord discuter. Appelez-nous avec le numéro d’inventaire et nous nous renseignerons.',
    ],
  },
  {
    id: 'only-n-left',
    category: 'buying',
    question: 'Que veut dire « Plus que 3 »?',
    answer: [
      'L’annonce porte sur un lot de plusieurs autobus semblables, dont trois sont encore à vendre. Le prix et les chiffres sont ceux d’un seul autobus. Vous pouvez en acheter un, quelques-uns ou tous.',
    ],
  },
];

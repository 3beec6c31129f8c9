import type { FaqItem } from '#domain/content/faq-item.ts';
import { frenchBuyingFaqs } from './faqs-buying-fr.ts';

/** `faqs.ts` in French: the same ids, categories and facts. */
const generalFaqs: readonly FaqItem[] = [
  {
    id: 'smartsearch',
    category: 'general-information',
    question: 'Comment la recherche lit-elle ce que j’écris?',
    answer: [
      'Décrivez l’autobus comme vous le diriez : une année, une marque, un nombre de passagers. « Starcraft 2015 de 25 passagers avec plateforme élévatrice » cherche le tout d’un seul coup. L’anglais est compris aussi.',
      'Ce qui suit « avec » est ce que l’autobus doit avoir. Une seule année s’étend à deux ans de chaque côté : 2015 trouve donc de 2013 à 2017; deux années avec un trait d’union, comme 2012-2016, désignent exactement cette période. Ce qui a été compris s’affiche au-dessus des résultats, et chaque élément se retire d’un clic.',
    ],
    link: {
      label: 'Essayer',
      href: '/buses?search=2015%20starcraft%2025%20passenger%20with%20lift',
    },
  },
  {
    id: 'hours',
    category: 'general-information',
    question: 'Quand et comment puis-je vous joindre?',
    answer: [
      'Par téléphone et par courriel, du lundi au vendredi, de 9 h à 18 h. Si vous appelez au sujet d’un autobus en particulier, ayez son numéro d’inventaire sous la main; il figure sur la page de l’autobus.',
    ],
    link: { label: 'Nous joindre', href: '/contact' },
  },
  {
    id: 'passenger-count',
    common: true,
    category: 'general-information',
    question: 'Le nombre de passagers comprend-il le conducteur?',
    answer: [
      'Non. Sur ce site, le conducteur n’est pas compté : un autobus de 14 passagers transporte 15 personnes. Les constructeurs automobiles le comptent souvent; leur fourgonnette de 15 passagers est donc ici un autobus de 14.',
      'Dans un autobus scolaire, la capacité nominale est celle d’enfants. Quand le nombre de rangées est connu, la page donne aussi le nombre de places pour adultes.',
    ],
  },
  {
    id: 'cdl',
    common: true,
    category: 'general-information',
    question: 'Faut-il un permis de conduire commercial (CDL) pour conduire l’autobus?',
    answer: [
      'En général oui, aux États-Unis, si l’autobus est conçu pour plus de 15 passagers, conducteur compris, ou si son poids nominal dépasse 26 000 livres. Une seule des deux conditions suffit. La page de chaque autobus dit de quel côté de la limite il se trouve, dans la mesure où les places et le poids sont connus.',
      'C’est la règle fédérale américaine; votre État peut en demander davantage.',
    ],
    link: { label: 'Faire le calcul pour votre autobus', href: '/cdl' },
  },
  {
    id: 'accounts',
    category: 'general-information',
    question: 'Ai-je besoin d’un compte?',
    answer: [
      'Non. Il n’y a pas de compte de visiteur. Les autobus que vous enregistrez ou consultez sont gardés en mémoire dans votre navigateur et nulle part ailleurs.',
    ],
  },
];

const sellingFaqs: readonly FaqItem[] = [
  {
    id: 'selling-cost',
    common: true,
    category: 'selling',
    question: 'Combien coûte la vente de mon autobus?',
    answer: [
      'Rien. Vous fixez le prix que vous demandez; nous y ajoutons nos frais, et c’est le total que voient les acheteurs. Une fois l’autobus vendu, vous recevez ce que vous avez demandé.',
    ],
    link: { label: 'Comment se passe la vente', href: '/sell-your-bus' },
  },
  {
    id: 'how-to-submit',
    category: 'selling',
    question: 'Puis-je vous proposer mon autobus par courriel ou par téléphone?',
    answer: [
      'Veuillez utiliser le formulaire de vente. Les autobus sont soumis par ce formulaire, et non par courriel ou par téléphone : il demande tout ce qu’un acheteur voudra savoir, et rien ne se perd en chemin. Vos questions, avant ou après, sont les bienvenues par tous les moyens.',
    ],
    link: { label: 'Vendre un autobus', href: '/sell-your-bus' },
  },
  {
    id: 'buy-for-lot',
    category: 'selling',
    question: 'Achetez-vous vous-mêmes des autobus?',
    answer: [
      'Quelques-uns. Nous achetons des autobus d’occasion pour notre propre terrain quand ils nous conviennent. Soumettez le vôtre par le formulaire comme pour une annonce; si nous voulons l’acheter, nous vous le dirons.',
    ],
  },
];

export const frenchFaqs: readonly FaqItem[] = [...generalFaqs, ...frenchBuyingFaqs, ...sellingFaqs];

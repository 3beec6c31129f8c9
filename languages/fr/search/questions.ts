import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { QuestionWords } from '#domain/search/answers/question-words.ts';

const words = (text: string): string[] => text.split(' ');

/** How people in Québec ask; accents are left out, as on a phone's keyboard. */
export const frenchQuestions: QuestionWords = {
  leadIns: words(
    'bonjour allo salut svp merci et mais alors donc est ce que dites moi je voudrais savoir',
  ),
  openings: phrases(`
    qu est ce; c est quoi; que veut dire; que signifie; quel; quelle; quels; quelles; combien de temps; combien; comment;
    quand; ou est; ou se; ou sont; ou trouver; ou puis; pourquoi; qui; est ce que; faut il; dois je;
    doit on; peut on; puis je; ai je; a t on; quoi; difference entre; signification de; definition de;
    prix d; prix de; cout d; avez vous; faites vous; offrez vous; vendez vous; livrez vous; financez vous;
    achetez vous; acceptez vous; as tu besoin; est il; sont ils; y a t il; besoin d un permis; besoin d un cdl`),
  verbs: [],
  askers: [],
  meaningOf: phrases(
    'qu est ce qu; qu est ce que; c est quoi; que veut dire; que signifie; quel est; quelle est; definition de; signification de; qu est ce',
  ),
  meaningAfter: phrases('veut dire; signifie; c est quoi; definition; signification'),
  copulas: words('est sont signifie'),
  articles: words('un une le la l ce'),
  priceAsked: phrases(
    'combien coute; combien coutent; combien vaut; combien valent; quel prix; quel est le prix; combien pour; prix; cout; couts',
  ),
  license: phrases('cdl; permis commercial; permis; permis special; classe 2'),
  needing: words(
    'besoin faut requis requise necessaire conduire conduit obligatoire exige dois doit avoir',
  ),
  shopping: phrases(
    'avez vous; vendez vous; trouver; puis je acheter; ou acheter; y a t il; cherche; montrez; obtenir',
  ),
  us: words('vous votre vos'),
  comparing: words('difference differences mieux'),
  choosing: words('quel quelle quels quelles'),
  vehicle: words(
    'autobus autocar bus vehicule vehicules unite unites fourgonnette fourgonnettes minibus',
  ),
  fillers: words(
    'a au aux avec ce cet cette ces d de des du dans en et ou un une le la les l il elle ils on je j tu nous vous me m se s sa son ses ma mon mes vos votre notre nos y t n ne pas plus moins tres ' +
      'que qu qui quoi quel quelle quels quelles combien comment quand pourquoi est es sont etre ai as a avez avoir ont peut peux puis pouvez puisse faut dois doit devez besoin veut veux dire signifie c ' +
      'definition signification difference entre pour par sur sans bonjour svp temps normalement generalement vraiment faites faire fait offrez mieux meilleur ' +
      'autobus bus vehicule vehicules usage usagee usages neuf neuve requis necessaire chose moyenne sert jusqu parler regle regles avant',
  ),
  endings: words(
    'issements issement ements ement ations ation itions ition ances ance ions ion eurs eur ees ee er ez es ir ent e s',
  ),
  topics: {
    life: words('dure durent durer duree vie longevite'),
    money: words('financer financement pret prets credit preteur versements'),
    price: words('coute coutent cout couts prix vaut valent valeur cher'),
    lowering: words('negocier negociable marchander rabais offre offres'),
    insurance: words('assurance assurances assurer assureur'),
    transport: words('livrer livraison livrez transport transporter expedier'),
    inspection: words('inspecter inspection verifier verification'),
    weight: words('gvwr pnbv poids pese pesent livres'),
    seats: words('place places siege sieges capacite passagers passager'),
    people: words('adulte adultes enfant enfants eleves'),
    driver: words('conducteur chauffeur conductrice'),
    license: words('cdl permis'),
    mileage: words('millage kilometrage odometre milles'),
    rust: words('rouille corrosion'),
    braking: words('frein freins'),
    title: words('titre titres immatriculer immatriculation plaques papiers'),
    purchase: words('acheter achat achetez'),
    sale: words('vendre vente vends'),
    repair: words('reparer reparation entretien entretenir'),
    conversion: words('convertir conversion motorise'),
    picture: words('photo photos'),
    account: words('compte comptes inscrire'),
    opening: words('heures ouvert ouverts joindre appeler telephone'),
    distance: words('loin distance'),
    owner: words('proprietaire directement'),
    chassis: words('chassis'),
    body: words('carrosserie'),
    lift: words('plateforme elevatrice rampe fauteuil'),
    diesel: words('diesel'),
    gasoline: words('essence'),
    electric: words('electrique electriques batterie'),
    propane: words('propane'),
    endorsement: words('mention mentions'),
    video: words('video visioconference'),
    type: words('type types genre genres'),
  },
};

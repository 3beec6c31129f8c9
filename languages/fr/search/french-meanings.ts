import type { CategoryMeaning, Meaning } from '#domain/search/smart-search/meanings.ts';
import { regionMeaning } from '#domain/search/smart-search/places.ts';
import { equipmentWords } from './french-equipment.ts';

const school: CategoryMeaning = { is: 'category', slugs: ['school'] };
const activity: CategoryMeaning = { is: 'category', slugs: ['school-activity'] };
const commercial: CategoryMeaning = { is: 'category', slugs: ['commercial'] };
const state = (code: string): Meaning => ({ is: 'states', codes: [code] });

/** What buyers say in French, and what it means to the engine: singular, parted by semicolons. */
export const frenchMeanings: readonly (readonly [Meaning, string])[] = [
  [
    { is: 'cdl', value: 'no' },
    `sans cdl; sans permis; sans permis cdl; sans permis commercial; sans permis spécial; sans permis de classe 2; sans classe 2;
     sans permis classe 2; sans permis de conduire commercial; sans permis d'autobus; pas de cdl;
     pas besoin de cdl; pas besoin de permis; pas besoin de permis classe 2; permis régulier;
     permis ordinaire; permis de classe 5; permis classe 5; classe 5; permis normal; non cdl;
     pas de permis; aucun permis; aucun permis spécial; ne requiert pas de cdl; cdl non requis; permis cdl non requis; permis commercial non requis`,
  ],
  [
    { is: 'cdl', value: 'yes' },
    `avec cdl; cdl requis; permis cdl; permis commercial; permis de classe 2; permis classe 2; classe 2;
     permis de conduire commercial; permis d'autobus`,
  ],
  // Kinds of bus.
  [
    { is: 'category', slugs: ['shuttle', 'van'] },
    'minibus; mini bus; microbus; petit autobus; petit bus',
  ],
  [
    { is: 'category', slugs: ['shuttle'] },
    `navette; taxibus; autobus navette; navette d'hôtel; navette d'aéroport; navette aéroport; navette hôtel;
     autobus d'hôtel; autobus d'aéroport; navette d'entreprise; navette d'employés; coupé; classe c; autobus classe c`,
  ],
  [
    { is: 'category', slugs: ['shuttle'], feature: 'wheelchair' },
    'transport adapté; minibus adapté; navette adaptée; autobus de transport adapté',
  ],
  [
    { is: 'category', slugs: ['coach'] },
    `autocar; car de tourisme; autobus de tourisme; autobus touristique; autobus voyageur;
     autobus interurbain; autocar de luxe; autobus de luxe; autobus nolisé; autobus de voyage;
     autocar de tourisme; autobus longue distance; autobus grand tourisme; autobus de tournée; autobus de casino; autobus pour casino`,
  ],
  [
    { is: 'category', slugs: ['mini-coach'] },
    'mini autocar; miniautocar; minicar; minicoach; petit autocar; midibus; minibus de luxe; autocar intermédiaire',
  ],
  [
    school,
    `scolaire; autobus scolaire; bus scolaire; autobus d'écoliers; autobus d'école; car scolaire;
     autobus jaune; bus jaune; transport scolaire; transport d'écoliers; autobus d'écolier`,
  ],
  [
    { ...school, schoolTypes: ['A-1', 'A-2'] },
    `minibus scolaire; mini autobus scolaire; petit autobus scolaire; scolaire type a;
     autobus scolaire type a; autobus scolaire court; autobus scolaire de type a; de type a; autobus court; bus court;
     fourgonnette scolaire; petit bus scolaire; petit car scolaire`,
  ],
  [
    { ...school, schoolTypes: ['C'] },
    'scolaire type c; autobus scolaire type c; autobus scolaire de type c; de type c; à capot; autobus à capot; autobus scolaire conventionnel',
  ],
  [
    { ...school, schoolTypes: ['D'] },
    `scolaire type d; autobus scolaire type d; autobus scolaire de type d; de type d; nez plat; à nez plat;
     face plate; autobus nez plat; cabine avancée; à cabine avancée`,
  ],
  [
    activity,
    `autobus d'activités; autobus d'activité; bus d'activités; activité parascolaire; activités scolaires;
     autobus de camp; camp; camp de jour; camp de vacances; camp d'été; colonie de vacances;
     autobus scolaire blanc; autobus multifonctionnel`,
  ],
  [
    { ...activity, purpose: 'daycare', weak: true },
    `garderie; cpe; service de garde; centre de la petite enfance; prématernelle; maternelle;
     autobus de garderie; halte garderie; prescolaire`,
  ],
  [
    { is: 'category', slugs: ['skoolie'] },
    `autobus converti; autobus scolaire converti; bus converti; autobus aménagé; bus aménagé;
     autobus maison; maison autobus; vanlife; minimaison; mini maison; maison roulante; autobus campeur`,
  ],
  [
    { is: 'category', slugs: ['skoolie', 'conversion'] },
    "conversion; conversion d'autobus; projet de conversion",
  ],
  [
    { is: 'category', slugs: ['conversion'] },
    `autocaravane; motorisé; vr; motorisé classe a; motorisé classe b; motorisé classe c; vr classe a; vr classe b; vr classe c; véhicule récréatif; maison motorisée; camping car; autocar converti;
     autocar aménagé; caravane; autobus d'artiste; autocar couchettes; autobus couchette`,
  ],
  [
    { is: 'category', slugs: ['transit'] },
    `urbain; autobus urbain; bus urbain; autobus de ville; articulé; autobus articulé; bus articulé;
     transport en commun; transport collectif; autobus municipal; métrobus;
     deux portes; 2 portes; à deux portes; à 2 portes`,
  ],
  [
    { is: 'category', slugs: ['trolley'] },
    'tramway; trolleybus; autobus tramway; tram; trolley touristique',
  ],
  [
    { is: 'category', slugs: ['double-decker'] },
    `deux étages; à deux étages; autobus à deux étages; autobus deux étages; double étage; autobus à étage; bus à étage;
     à double étage; autobus à impériale; à impériale; impériale; autobus londonien; 2 étages; à 2 étages`,
  ],
  [
    { is: 'category', slugs: ['double-decker'], feature: 'open_top' },
    'toit ouvert; à toit ouvert; décapotable; sans toit; autobus à toit ouvert',
  ],
  [
    { is: 'category', slugs: ['limo-bus'] },
    'limousine; autobus limousine; limobus; autobus de fête; bus de fête; autobus de party; autobus party; pour party; autobus vip; vip; minibus limousine',
  ],
  [
    { is: 'category', slugs: ['van'] },
    `fourgonnette; fourgonnette de passagers; fourgon; minifourgonnette; mini fourgonnette; camionnette;
     minivan; fourgon de passagers; fourgonnette adaptée`,
  ],
  [
    { ...commercial, purpose: 'prison' },
    'prison; cellulaire; fourgon cellulaire; transport de détenus; détenu; pénitencier; pénitentiaire; autobus de prison',
  ],
  [
    commercial,
    `clinique mobile; unité mobile; bibliobus; bureau mobile; poste de commandement; autobus spécialisé; unité médicale;
     véhicule spécialisé; autobus de travailleurs; transport de travailleurs; travailleurs agricoles; transport de travailleurs agricoles; autobus d'ouvriers`,
  ],
  [{ is: 'lot' }, 'flotte; lot; en lot; en gros; parc de véhicules; achat en gros'],
  [
    { is: 'purpose', key: 'church' },
    'église; pour église; paroisse; congrégation; temple; mosquée; synagogue; autobus d’église; groupe paroissial',
  ],
  [
    { is: 'purpose', key: 'tour' },
    `nolisé; voyage nolisé; tourisme; touristique; excursion; tour; tour de ville; visite guidée;
     circuit touristique; voyage organisé; nolisement touristique; route des vins; affrété`,
  ],
  [
    { is: 'purpose', key: 'senior' },
    `aîné; personne âgée; résidence pour aînés; résidence; rpa; chsld; troisième âge; âge d'or; retraité;
     résidence pour personnes âgées; foyer; maison de retraite; club de l'âge d'or`,
  ],
  [{ is: 'group', min: 9, max: 9 }, 'neuf passagers; neuf places; neuf personnes'],
  // Code de la sécurité routière: 4B is the class of minibuses and buses of up to 24 passengers.
  [
    { is: 'group', min: null, max: 24 },
    'permis de classe 4b; permis classe 4b; classe 4b; permis 4b; permis de classe 4; permis classe 4; classe 4',
  ],
  [{ is: 'group', min: 10, max: 14 }, 'petit groupe'],
  [
    { is: 'group', min: 15, max: 24 },
    'groupe moyen; moyen groupe; autobus moyen; de taille moyenne; taille moyenne',
  ],
  [{ is: 'group', min: 25, max: 36 }, 'grand groupe; grand autobus; gros autobus; gros groupe'],
  [{ is: 'group', min: 37, max: 50 }, 'très grand groupe; très gros groupe'],
  // Condition, fuel, gearbox, order.
  [
    { is: 'condition', value: 'new' },
    'neuf; neuve; flambant neuf; flambant neuve; tout neuf; jamais utilisé; jamais roulé',
  ],
  [
    { is: 'condition', value: 'used' },
    `usagé; usagée; d'occasion; occasion; de seconde main; seconde main; deuxième main; de deuxième main;
     déjà utilisé; usager; 2e main; 2ième main; 2eme main`,
  ],
  [
    { is: 'condition', value: 'reconditioned' },
    'reconditionné; reconditionnée; remis à neuf; remise à neuf; rénové; rénovée; restauré; restaurée; remanufacturé; certifié',
  ],
  [
    { is: 'condition', value: 'salvage' },
    'accidenté; accidentée; endommagé; endommagée; titre de récupération',
  ],
  [{ is: 'clean-title' }, 'titre propre; titre net; titre clair'],
  [
    { is: 'condition', value: 'parts' },
    'pour pièces; pour les pièces; vendu pour pièces; ne démarre pas; non fonctionnel; à réparer; autobus pour pièces',
  ],
  [
    { is: 'fuel', value: 'diesel' },
    'diesel; au diesel; moteur diesel; turbo diesel; diésel; au diésel; biogazole; bio gazole; biodiésel',
  ],
  [
    { is: 'fuel', value: 'gas' },
    "essence; à essence; à l'essence; au gaz; moteur à essence; gazoline",
  ],
  [{ is: 'fuel', value: 'propane' }, 'propane; au propane; gaz propane; gpl; moteur au propane'],
  [{ is: 'fuel', value: 'cng' }, 'gaz naturel; gaz naturel comprimé; gnc; au gaz naturel'],
  [
    { is: 'fuel', value: 'electric' },
    `électrique; autobus électrique; tout électrique; 100 % électrique; zéro émission; à batterie; à batteries`,
  ],
  [{ is: 'fuel', value: 'hybrid' }, 'hybride; diesel électrique'],
  [{ is: 'fuel', value: 'hydrogen' }, 'hydrogène; pile à combustible; à hydrogène'],
  [
    { is: 'transmission', value: 'automatic' },
    'automatique; transmission automatique; boîte automatique; transmission auto',
  ],
  [
    { is: 'transmission', value: 'manual' },
    'manuel; manuelle; transmission manuelle; boîte manuelle; standard; transmission standard; boîte de vitesses manuelle',
  ],
  [
    { is: 'sort', value: 'mileage' },
    `faible kilométrage; bas kilométrage; petit kilométrage; peu de kilométrage; kilométrage faible;
     kilométrage bas; bas millage; faible millage; peu roulé; peu de kilomètres; peu de km; petit millage; bas km`,
  ],
  [
    { is: 'sort', value: 'price' },
    `pas cher; pas chère; bon marché; abordable; économique; moins cher; moins chère; le moins cher;
     bas prix; à bas prix; prix le plus bas; petit prix; peu coûteux; aubaine; petit budget; trié par prix;
     trier par prix; prix croissant`,
  ],
  [{ is: 'sort', value: 'price-high' }, 'le plus cher; la plus chère; plus cher; prix décroissant'],
  [{ is: 'sort', value: 'year-old' }, 'le plus vieux; plus vieux; plus ancien; le plus ancien'],
  [
    { is: 'sort', value: 'largest' },
    `le plus grand; la plus grande; le plus gros; le plus grand autobus; le plus gros autobus;
     plus grande capacité; plus de places possible`,
  ],
  [{ is: 'sort', value: 'smallest' }, 'le plus petit; la plus petite; le plus petit autobus'],
  [
    { is: 'sort', value: 'year' },
    'modèle récent; année récente; le plus récent; les plus récents; récent; récente; dernier modèle',
  ],
  [
    { is: 'sort', value: 'newest' },
    'nouveauté; nouveaux arrivages; nouvel arrivage; dernières annonces; dernière annonce; nouvelle annonce; récemment ajouté',
  ],
  [
    { is: 'near-me' },
    `près de moi; proche de moi; près de chez moi; proche de chez moi; à proximité; près d'ici; proche d'ici;
     dans ma région; dans mon coin; autour de moi; le plus proche; le plus près; local; dans mon secteur`,
  ],
  ...equipmentWords.map(([key, words]): [Meaning, string] => [{ is: 'feature', key }, words]),
  // States whose names differ.
  [state('CA'), 'californie'],
  [state('FL'), 'floride'],
  [state('GA'), 'géorgie'],
  [state('HI'), 'hawaï'],
  [state('LA'), 'louisiane'],
  [state('NC'), 'caroline du nord'],
  [state('SC'), 'caroline du sud'],
  [state('ND'), 'dakota du nord'],
  [state('SD'), 'dakota du sud'],
  [state('NM'), 'nouveau mexique'],
  [state('NY'), "état de new york; l'état de new york"],
  [state('OR'), 'orégon'],
  [state('PA'), 'pennsylvanie; pensylvanie'],
  [state('VA'), 'virginie'],
  [state('WV'), 'virginie occidentale; virginie de l’ouest'],
  [state('WA'), 'état de washington'],
  [state('DC'), 'district de columbia'],
  [regionMeaning('northeast'), 'nord est'],
  [regionMeaning('new-england'), 'nouvelle angleterre'],
  [regionMeaning('east-coast'), 'côte est'],
  [regionMeaning('southeast'), 'sud est'],
  [regionMeaning('southwest'), 'sud ouest'],
  [regionMeaning('west-coast'), 'côte ouest'],
  [regionMeaning('gulf-coast'), 'côte du golfe'],
  [regionMeaning('pacific-northwest'), 'nord ouest; nord ouest pacifique'],
  [regionMeaning('mid-atlantic'), 'moyen atlantique; centre du littoral atlantique'],
  [regionMeaning('great-lakes'), 'grands lacs'],
  [regionMeaning('great-plains'), 'grandes plaines'],
  [regionMeaning('mountain-west'), 'montagnes rocheuses; rocheuses'],
  [regionMeaning('south'), 'le sud; sud des états unis; états du sud'],
  [{ is: 'city', name: 'Quebec City', state: null, country: 'CA' }, 'ville de québec'],
  [{ is: 'city', name: 'New Orleans', state: 'LA', country: 'US' }, 'nouvelle orléans'],
  [{ is: 'city', name: 'Philadelphia', state: 'PA', country: 'US' }, 'philadelphie'],
];

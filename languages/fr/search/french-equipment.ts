/** Equipment and claims as buyers say them in French, by the key of the feature. */
export const equipmentWords: readonly (readonly [key: string, words: string])[] = [
  [
    'wheelchair',
    `fauteuil roulant; pour fauteuil roulant; chaise roulante; adapté; adaptée; accessible; handicapé;
     personne handicapée; mobilité réduite; à mobilité réduite; personne à mobilité réduite;
     pmr; tpmr; accessible pmr; accessible aux pmr; accessible en fauteuil roulant; accès fauteuil roulant; autobus adapté; véhicule adapté`,
  ],
  [
    'wheelchair_lift',
    `plateforme élévatrice; plate forme élévatrice; élévateur; élévateur pour fauteuil roulant; ascenseur;
     élévateur à fauteuil roulant; lève personne; monte personne; plateforme pour fauteuil roulant; hayon élévateur;
     élévateur hydraulique; plateforme; plate forme; lift pour fauteuil roulant`,
  ],
  [
    'wheelchair_ramp',
    `rampe; rampe pour fauteuil roulant; rampe d'accès; rampe de fauteuil roulant; rampe repliable;
     rampe d'accès pour fauteuil roulant`,
  ],
  ['kneeling', 'agenouillement; baraquage; suspension à agenouillement'],
  ['restroom', "toilette; salle de bain; salle de bains; salle d'eau; cabinet de toilette; wc"],
  [
    'luggage',
    'bagage; espace à bagages; espace pour bagages; compartiment à bagages; coffre à bagages; coffre; rangement; valise',
  ],
  [
    'luggage_rear',
    'bagage arrière; bagages à l’arrière; compartiment à bagages arrière; coffre arrière',
  ],
  ['luggage_underfloor', 'soute; soute à bagages; compartiment sous le plancher; soutes à bagages'],
  [
    'luggage_overhead',
    'porte bagages; porte bagage; portebagages; compartiments supérieurs; casiers à bagages',
  ],
  [
    'ac',
    `climatisation; climatisé; climatiser; climatisée; air climatisé; air conditionné; clim; climatiseur; a c; avec air; avec air climatisé; avec air conditionné`,
  ],
  ['ac_front', 'climatisation avant; climatisation à l’avant'],
  [
    'ac_rear',
    'climatisation arrière; climatisation à l’arrière; air climatisé arrière; climatisation de toit; climatisation sur le toit',
  ],
  [
    'heat_rear',
    'chauffage arrière; chaufferette arrière; chaufferette; chauffage; chauffage d’appoint',
  ],
  [
    'perimeter_seating',
    'siège périmétrique; siège en périphérie; banquette périphérique; siège de côté',
  ],
  ['recliners', 'siège inclinable; inclinable; dossier inclinable; banc inclinable'],
  ['high_back', 'dossier haut; siège à dossier haut; haut dossier; à dossier haut'],
  ['leather', 'cuir; en cuir; siège en cuir; siège de cuir; cuirette; banc de cuir'],
  [
    'fold_away',
    'siège rabattable; siège escamotable; siège repliable; banc rabattable; rabattable',
  ],
  ['belts', 'ceinture; ceinture de sécurité; ceinturé'],
  ['belts_2pt', 'ceinture sous abdominale; ceinture deux points; ceinture à deux points'],
  [
    'belts_3pt',
    'ceinture trois points; ceinture à trois points; ceinture 3 points; ceinture à 3 points; ceinture baudrier; ceinture de sécurité à trois points',
  ],
  ['icr', "siège d'enfant intégré; siège pour enfant intégré; siège d'appoint intégré"],
  ['track_seating', 'siège sur rails; sièges amovibles; rails au plancher'],
  ['wifi', 'wifi; wi fi; internet; sans fil'],
  ['outlets', 'prise électrique; prise de courant; prise usb; usb; port usb; chargeur usb'],
  ['tv_dvd', 'télé; télévision; téléviseur; écran; dvd; vidéo; lecteur dvd'],
  ['pa', 'micro; microphone; haut parleur; système de sonorisation; sonorisation; système de son'],
  ['amfm', 'radio; am fm'],
  ['galley', 'cuisinette; cuisine; kitchenette'],
  ['bar', 'bar; glacière; minibar'],
  ['card_tables', 'table; table de jeu; avec tables'],
  ['sleeper', 'couchette; lit; avec lits'],
  ['generator', 'génératrice; générateur'],
  ['retarder', 'ralentisseur; frein moteur; retardateur; frein jacob'],
  ['air_brakes', 'frein à air; frein pneumatique; frein à air comprimé'],
  ['hydraulic_brakes', 'frein hydraulique'],
  ['air_ride', 'suspension pneumatique; suspension à air; suspension à l’air'],
  ['cruise', 'régulateur de vitesse; contrôle de vitesse; cruise control; régulateur'],
  [
    'aluminum_wheels',
    "roue d'aluminium; jante d'aluminium; roue en aluminium; mags; jante en alliage",
  ],
  ['electric_door', 'porte électrique; porte à commande électrique'],
  ['air_door', 'porte à air; porte pneumatique'],
  ['stainless', 'acier inoxydable; inox'],
  [
    'destination_sign',
    'girouette; afficheur de destination; affiche de destination; enseigne de destination',
  ],
  ['farebox', 'boîte de perception; boîte à tickets; perception'],
  ['bike_rack', 'porte vélo; porte vélos; support à vélos; support à vélo'],
  ['backup_camera', 'caméra de recul; caméra arrière; caméra de marche arrière'],
  ['camera_360', 'système de caméras; caméras 360; caméra 360; caméra de surveillance'],
  ['gps', 'gps; système de navigation'],
  ['stop_arm', "bras d'arrêt; panneau d'arrêt; panneau arrêt; feux clignotants"],
  ['crossing_gate', "bras d'éloignement; barrière avant; bras de traverse"],
  ['roof_hatch', 'trappe de toit; trappe; toit ouvrant; trappe d’évacuation'],
  [
    'emergency_windows',
    "fenêtre de secours; sortie de secours; sortie d'urgence; fenêtre d'urgence; issue de secours",
  ],
  ['tinted', 'vitre teintée; verre teinté; fenêtre teintée; teinté'],
  ['white_paint', 'blanc; blanche; couleur blanche; de couleur blanche'],
  ['yellow_paint', 'jaune; couleur jaune; jaune scolaire'],
  ['raised_roof', 'toit surélevé; toit haut; haut toit; toit élevé'],
  ['rear_engine', 'moteur arrière; moteur à l’arrière'],
  ['front_engine', 'moteur avant; moteur à l’avant'],
  [
    'four_wheel_drive',
    'quatre roues motrices; 4 roues motrices; quatre par quatre; 4 par 4; rouage intégral; traction intégrale; 4 rm',
  ],
  [
    'low_floor',
    'plancher bas; à plancher bas; plancher surbaissé; à plancher surbaissé; surbaissé',
  ],
  [
    'seats_removed',
    'sans sièges; sans siège; sans bancs; sièges enlevés; sièges retirés; bancs enlevés; vide; sans banc',
  ],
  [
    'rust_free',
    'sans rouille; pas de rouille; aucune rouille; pas rouillé; non rouillé; zéro rouille; sans corrosion',
  ],
  [
    'price_reduced',
    'prix réduit; à prix réduit; prix baissé; prix en baisse; baisse de prix; réduction de prix; rabais; au rabais; soldé; en solde; en promotion',
  ],
  ['undercoated', 'antirouille; traité à l’antirouille; antirouillé; traitement antirouille'],
  [
    'dot_ready',
    'inspecté; inspectée; inspection; inspection mécanique; inspection dot; vignette; inspection saaq',
  ],
  ['warranty', 'garantie; avec garantie; sous garantie; garanti'],
  ['one_owner', 'un seul propriétaire; seul propriétaire; premier propriétaire; un propriétaire'],
  [
    'fleet_maintained',
    "dossier d'entretien; carnet d'entretien; historique d'entretien; bien entretenu; entretenu par une flotte",
  ],
  ['new_tires', 'pneu neuf; pneus neufs; bon pneu; bons pneus; nouveaux pneus; pneus récents'],
  ['def_free', 'sans def; sans urée; sans dpf; sans fap; pas de def'],
];

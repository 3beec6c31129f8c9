import type { Comparator, LanguagePack, Unit } from '#domain/search/smart-search/language-pack.ts';
import type { Meaning } from '#domain/search/smart-search/meanings.ts';
import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { IntentKind } from '#domain/search/smart-search/smart-query.ts';
import { english } from '#languages/en/search/english.ts';
import { spanishMeanings } from './spanish-meanings.ts';
import { spanishSynonyms } from './spanish-synonyms.ts';

/**
 * Every phrase, and the same with its first word in the plural: "autobús escolar" is also
 * "autobuses escolares" (the last word's plural is found anyway). An "autobús" is a "bus", too.
 */
function withPlurals(words: readonly string[]): string[] {
  return words.flatMap((phrase) => {
    const [first = '', ...rest] = phrase.split(' ');
    if (rest.length === 0) return [phrase];
    const plural = /[aeioué]$/.test(first) ? `${first}s` : `${first}es`;
    const whole = [phrase, [plural, ...rest].join(' ')];
    return first === 'autobús'
      ? [...whole, ...whole.map((one) => one.slice('auto'.length))]
      : whole;
  });
}

const list = (text: string): string[] => withPlurals(phrases(text));

const units: [Unit, string[]][] = [
  ['adults', list('adulto')],
  [
    'passengers',
    list(`
      pasajeros; pasajero; pasagero; asiento; plaza; persona; puesto; lugar; niño; alumno; estudiante; trabajador; empleado;
      obrero; viajero; jugador; feligrés;
      pasajeros sentados; pax`),
  ],
  [
    'wheelchairs',
    list(`
      sillas de ruedas; silla de ruedas; silla de rueda; silla; lugar para silla de ruedas; espacio para silla de ruedas;
      puesto para silla de ruedas; posición de silla de ruedas; posición para silla de ruedas; lugar para sillas de ruedas;
      espacio para sillas de ruedas; puesto para sillas de ruedas; posición para sillas de ruedas`),
  ],
  ['miles', list('milla; millaje; milla de recorrido; milla originales')],
  ['kilometers', list('kilómetro; quilómetro; kilometraje')],
  ['hours', list('hora; hora de camino; hora de manejo; hora de motor; hora de uso')],
  ['feet', list('pies; pie; pie de largo; pie de longitud')],
  ['meters', list('metro; m; metro de largo; metro de longitud')],
  ['kilograms', list('kilogramo; kilo; kg')],
  ['pounds', list('libra; libra de peso; libra gvwr')],
  ['rows', list('fila; hilera; fila de asientos')],
  ['windows', list('ventana; ventanilla')],
  ['buses', list('unidad; autobuses; camiones; buses; carros; vehículos')],
  ['dollars', list('dólar; dólares americanos; dlls; dls; peso')],
  ['payments', list('al mes; por mes; mensual; mensuales; mes; de enganche; enganche')],
  ['years', ['año']],
  ['years-old', list('año de uso; año de antigüedad; año de viejo')],
];

const leadingUnits: [Unit, string[]][] = [
  [
    'passengers',
    list(
      'quepan; quepa; caben; cabe; capacidad; capacidad de; capacidad para; para; asientos; pasajeros; pasageros; grupo de; grupos de; equipo de; familia de; clase de',
    ),
  ],
  ['miles', list('millaje; millas; millaje de; recorrido')],
  ['kilometers', list('kilometraje; kilometraje de')],
  ['hours', list('horas; horas de motor')],
  ['pounds', list('peso bruto; peso bruto de')],
  ['dollars', list('precio; precio de; presupuesto; presupuesto de; costo; cuesta; por')],
  ['feet', list('largo; largo de; longitud; longitud de')],
];

const comparatorsBefore: [Comparator, string[]][] = [
  [
    { bound: 'max', exclusive: true },
    phrases(
      'menos de; por menos de; abajo de; debajo de; por debajo de; bajo; menor a; menor de; inferior a',
    ),
  ],
  [
    { bound: 'max', exclusive: false },
    phrases('hasta; máximo; como máximo; máximo de; no más de; a lo más; a lo sumo; tope'),
  ],
  [
    { bound: 'min', exclusive: true },
    phrases(
      'más de; más grande que; mayor a; mayor de; arriba de; por encima de; encima de; superior a',
    ),
  ],
  [
    { bound: 'min', exclusive: false },
    phrases(
      'al menos; por lo menos; mínimo; como mínimo; mínimo de; desde; a partir de; no menos de',
    ),
  ],
  [{ bound: 'between', exclusive: false }, phrases('entre')],
  [
    { bound: 'about', exclusive: false },
    phrases('como; unos; unas; aproximadamente; alrededor de'),
  ],
  [
    { bound: 'min', exclusive: true, yearsOnly: true },
    phrases(
      'más nuevo que; más nueva que; más nuevo que el; más reciente que; más reciente que el; posterior a; después de; después del',
    ),
  ],
  [
    { bound: 'max', exclusive: true, yearsOnly: true },
    phrases('más viejo que; más vieja que; más antiguo que; anterior a; antes de; antes del'),
  ],
];

const comparatorsAfter: [Comparator, string[]][] = [
  [
    { bound: 'about', exclusive: false },
    phrases('más chofer; más conductor; y chofer; y conductor'),
  ],
  [
    { bound: 'about', exclusive: false, shift: -1 },
    phrases('con chofer; con conductor; incluido el chofer; incluyendo chofer; contando al chofer'),
  ],
  [{ bound: 'max', exclusive: false }, phrases('o menos; máximo; como máximo; tope; para abajo')],
  [
    { bound: 'min', exclusive: false },
    phrases('o más; mínimo; como mínimo; para arriba; para acá; en adelante; y más'),
  ],
  [
    { bound: 'min', exclusive: false, yearsOnly: true },
    phrases('o más nuevo; o más nueva; o más nuevos; o más reciente; o posterior; o nuevo'),
  ],
  [
    { bound: 'max', exclusive: false, yearsOnly: true },
    phrases('o más viejo; o más vieja; o más antiguo; o anterior; para atrás'),
  ],
];

const figures =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );
const hundreds = phrases(
  'doscientos; trescientos; cuatrocientos; quinientos; seiscientos; setecientos; ochocientos; novecientos',
);
const numberWords: ReadonlyMap<string, number> = new Map([
  ...figures.map((word, at) => [word, at + 1] as const),
  ...'cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((word, at) => [word, (at + 4) * 10] as const),
  ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .flatMap((ten, tens) =>
      figures.slice(0, 9).map((one, at) => [`${ten} y ${one}`, (tens + 3) * 10 + at + 1] as const),
    ),
  ['docena', 12],
]);

const intents: [IntentKind, string[]][] = [
  [
    'finance',
    list(
      'financiamiento; financiación; financiar; financiado; crédito; préstamo; a plazos; a crédito; enganche; pagos mensuales; sin buró; sin buró de crédito; acepta itin; aceptan itin; con itin',
    ),
  ],
  ['lease', list('arrendamiento; arrendar; leasing')],
  ['rent', list('renta; rentar; alquiler; alquilar; se renta; en renta')],
  ['parts', list('refacción; refacciones; repuesto; pieza; partes; refacciones para')],
  [
    'sell',
    list(`
      vender; vender mi autobús; vendo; vendo mi autobús; quiero vender; vender un autobús;
      vender mi camión; vender mi bus; cuánto vale mi autobús; compran autobuses; tasación; aceptan cambios; toman a cambio`),
  ],
  ['delivery', list('envío; hacen envíos; entrega; entregan; flete; hacen entregas')],
  ['dealer', list('concesionario; distribuidor; agencia')],
  [
    'contact',
    list(
      'contacto; dónde están; dónde están ubicados; teléfono; hablar con alguien; horario; número de teléfono',
    ),
  ],
  [
    'cdl-rules',
    list(`
      necesito cdl; necesito licencia comercial; qué es cdl; requisitos de cdl; reglas de cdl;
      cuándo se necesita cdl; necesito una cdl`),
  ],
];

/** Words that say nothing about which bus. */
const noise: string[] = (
  'dan espacio espacios pa troca trocas viejo vieja viejos antiguo antigua antiguos a al ante aun con cual cuales cuando cuanto cuanta cuantos de del desde donde e el ella en es esa ese eso esta este esto ' +
  'busca buscan estoy hay ir la las le les lo los me mi mis muy ni no o para pero por porque que quiero quisiera se ser si sin sobre solo ' +
  'son su sus tambien tan te tengo tiene tienen todo todos u un una uno unos unas ud usted y ya yo ' +
  'autobus autobuses autobuz autovus bus buses camion camiones guagua guaguas omnibus colectivo carro carros vehiculo ' +
  'vehiculos unidad unidades venta ventas vende venden comprar compro compra busco buscar buscamos necesito necesitamos ' +
  'dos tres cuatro precio precios costo cuesta dolar dolares peso pesos mil millas milla millaje kilometros asiento asientos pasajero ' +
  'pasajeros plaza plazas persona personas puesto puestos lugar lugares niño niños alumnos estudiantes capacidad año años ' +
  'modelo modelos marca tipo clase tamaño largo ancho pie pies libras mas menos hasta entre como bueno buena buenos buenas ' +
  'buen excelente condicion condiciones estado estados unidos listo lista disponible disponibles oferta ofertas favor hola ' +
  'gracias tengan tenga tendran primero codigo postal transporte servicio trabajo chofer conductor hacia funciona funcionando americano americana ' +
  'trabajadores obreros jornaleros empleados transmision llevar lleve mover trasladar recoger mudarme vivir q caro cara quepan sea sean mucha muchas mucho muchos empresa negocio gente pequeño pequeña pequeños ' +
  'pequeñas motor motores igual iguales identico identicos identica identicas mismo mismos misma mismas'
)
  .split(' ')
  .concat(
    phrases(
      'para convertir; convertir en casa; para convertir en casa; hacer casa; para hacer casa; convertir en casa rodante; para convertir en casa rodante; para casa rodante; para motorhome; para vivir; licencia clase c; licencia tipo c; como nuevo; como nueva; casi nuevo; casi nueva; más nuevo; más nueva; o más nuevo; o más nueva; o más nuevos; o más nuevas; o nuevo; más nuevo que; más nueva que; a méxico; para méxico; en venta; a la venta; de venta; en buen estado; buenas condiciones; por favor; equipo de fútbol; equipo de béisbol; equipo de baloncesto; equipo de básquetbol; equipo de voleibol; equipo deportivo; club de fútbol; club deportivo',
    ),
  );

/** Everyday words that are close to a phrase of ours and are none. */
const neverCorrect = (
  'casa cama cara cosa costa corto corta grande chico chica verde azul rojo roja negro negra gris plata barco banda ' +
  'barrio bodas boda fiestas motores puertas rueda ruedas techo piso color colores familia equipo viaje viajes playa ' +
  'escuela colegio ciudad campo rancho trabajadores obreros cosecha banco tienda comida taco tacos oficina movil'
).split(' ');

/**
 * Spanish of the United States. People mix languages ("shuttle de 15 pasajeros, under 30k"), so the
 * English words are read, too; where both know a word, Spanish wins.
 */
export const spanish: LanguagePack = {
  ...english,
  code: 'es',
  units: [...units, ...english.units],
  leadingUnits: [...leadingUnits, ...english.leadingUnits],
  comparatorsBefore: [...comparatorsBefore, ...english.comparatorsBefore],
  comparatorsAfter: [...comparatorsAfter, ...english.comparatorsAfter],
  rangeWords: ['a', 'al', 'hasta', 'y', 'o', ...english.rangeWords],
  thousandWords: ['mil', ...english.thousandWords],
  numberWords: new Map([...english.numberWords, ...numberWords]),
  minuteWords: ['minuto', 'minutos en carro', ...english.minuteWords],
  // No "a" or "an": "a mi equipo" is no mile away.
  oneWords: ['una'],
  multipliers: [
    [12, ['docena', 'docena de', 'docenas de']],
    [100, ['cien', 'ciento', 'cientos']],
    ...hundreds.map((word, at): [number, string[]] => [
      (at + 2) * 100,
      [word, word.replace(/os$/, 'as')],
    ]),
    [1_000_000, phrases('millón; millones; millón de; millones de')],
    [500_000, phrases('medio millón; medio millón de')],
    [
      250_000,
      phrases('cuarto de millón; un cuarto de millón; cuarto de millón de; un cuarto de millón de'),
    ],
    ...english.multipliers,
  ],
  decadeParts: [
    [
      [0, 4],
      ['principios de los', 'inicios de los'],
    ],
    [[3, 7], ['mediados de los']],
    [
      [6, 9],
      ['finales de los', 'fines de los'],
    ],
    ...english.decadeParts,
  ],
  dotGroups: true,
  negations: [
    ...phrases(
      `sin; sin el; sin la; sin un; sin una; sin necesidad de; no; nada de; nada; nada con; evitar; evito; odio; todo menos; todo excepto; cualquiera menos; no sea; no tenga; no quiero; ni; excepto; menos el; que no sea; que no sea de; que no tenga;
       no necesite; no requiera; no ocupe; no pida; no pide; no exija; no exige; no use; no lleve;
       no necesita; no necesita una; no necesito; no necesito una; no requiere; no requiere una; no ocupa`,
    ),
    ...phrases(
      'en vez de; en vez de un; en lugar de; en lugar de un; más grande que; más chico que; más pequeño que; más barato que',
    ),
    ...english.negations,
  ],
  needlessWords: ['necesario', 'necesaria', ...english.needlessWords],
  eitherWords: ['o', 'u', ...english.eitherWords],
  joiningWords: ['o', 'u', 'y', 'e', 'ni', ...english.joiningWords],
  engineNouns: english.engineNouns,
  removedAfter: [
    ...phrases('quitado; quitada; quitados; quitadas; retirado; retirada; desmontado; desmontada'),
    ...english.removedAfter,
  ],
  forWords: ['para', ...english.forWords],
  notRiders: [
    ...phrases(
      'dia; noche; semana; hora; minuto; mes; mese; viaje; boda; maleta; bici; bicicleta; cama; escuela; iglesia',
    ),
    ...english.notRiders,
  ],
  placeWords: ['en', 'cerca', 'desde', ...english.placeWords],
  nearPhrases: [
    ...phrases(
      `cerca; cerca de; cerca del; cerca a; cerca al; cerca de la ciudad de; alrededor; alrededor de;
       alrededor del; alrededores de; en los alrededores de; en las afueras de; a las afueras de;
       a la redonda de; en el área de; en la zona de; próximo a; próxima a`,
    ),
    ...english.nearPhrases,
  ],
  farPhrases: [...phrases('lejos de; lejos del; fuera de; fuera del'), ...english.farPhrases],
  herePhrases: [...phrases('mí; aquí; casa; mi casa; mi ubicación'), ...english.herePhrases],
  ofWords: ['de', 'del', ...english.ofWords],
  wordsLikeCodes: ['la', 'me', 'de', 'al', 'mi', 'va'],
  deliveryPhrases: [
    ...phrases(
      'exportar a; exportar para; mandar a; llevar a; hacen envíos a; envío a; envíos a; enviar a; envían a; entrega en; entrega a; entregan en; entregar en',
    ),
    ...english.deliveryPhrases,
  ],
  zipWords: ['postal', 'cp', ...english.zipWords],
  driverWords: ['chofer', 'conductor', ...english.driverWords],
  stockWords: ['inventario', 'numero de inventario', ...english.stockWords],
  numberedWords: ['unidad', 'flota', 'numero', 'num', ...english.numberedWords],
  busWords: ['autobus', 'camion', 'vehiculo', ...english.busWords],
  groups:
    /\b(?:(?:un )?grupo de (?<party>\d{1,3})(?: (?:personas|viajeros))?|(?<riders>\d{1,3}) (?:personas|viajeros))(?: ,)?(?: (?:y|con|mas|incluyendo))? (?<wheelchairs>\d{1,2})(?: de (?:ellos|ellas))?(?: en)? sillas? de ruedas\b/,
  vinWords: ['niv', 'número de serie', 'vin termina en', 'vin que termina en', ...english.vinWords],
  withinWords: ['a', 'a menos de', 'dentro de', 'en un radio de', 'hasta', ...english.withinWords],
  meanings: [
    ...spanishMeanings.map(([meaning, text]): [Meaning, string[]] => [meaning, list(text)]),
    ...english.meanings,
    // The color of a stripe is not that of the bus.
    [
      { is: 'text' },
      ['franja', 'raya', 'línea'].flatMap((stripe) =>
        phrases('azul; roja; blanca; negra; verde; amarilla; dorada; plateada; gris').map(
          (color) => `${stripe} ${color}`,
        ),
      ),
    ],
    [{ is: 'text' }, spanishSynonyms.map(({ from }) => from).filter((from) => from.includes(' '))],
  ],
  intents: [...intents, ...english.intents],
  indifferentBefore: ['con o sin'],
  linkWords: 'con y e o u para por en de del a al el la los las un una que tiene tenga'
    .split(' ')
    .concat(english.linkWords),
  noise: [...noise, ...english.noise],
  neverCorrect: [...neverCorrect, ...english.neverCorrect],
};

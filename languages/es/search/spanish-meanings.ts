import type { CategoryMeaning, Meaning } from '#domain/search/smart-search/meanings.ts';
import { regionMeaning } from '#domain/search/smart-search/places.ts';

const school: CategoryMeaning = { is: 'category', slugs: ['school'] };
const commercial: CategoryMeaning = { is: 'category', slugs: ['commercial'] };
const state = (code: string): Meaning => ({ is: 'states', codes: [code] });

/** What buyers say in Spanish, and what it means to the engine: singular, parted by semicolons. */
export const spanishMeanings: readonly (readonly [Meaning, string])[] = [
  [
    { is: 'cdl', value: 'no' },
    `sin cdl; sin licencia comercial; no requiere cdl; no necesita cdl; sin licencia especial; sin
     necesidad de cdl; que no necesite cdl; que no requiera cdl; no ocupa cdl; licencia normal;
     licencia regular; no necesito licencia comercial; licencia cdl no requerida; licencia comercial no requerida; cdl no requerido`,
  ],
  [
    { is: 'cdl', value: 'yes' },
    'con cdl; requiere cdl; licencia cdl; licencia comercial; licencia clase b; licencia tipo b; endoso de pasajeros; licencia de pasajeros',
  ],
  // Kinds of bus.
  [
    { is: 'category', slugs: ['shuttle', 'van'] },
    'minibús; mini bus; microbús; micro bus; micro; busito; busecito; autobusito; camioncito',
  ],
  [
    { is: 'category', slugs: ['shuttle'] },
    `shuttle; autobús shuttle; buseta; clase c; autobús clase c; lanzadera; autobús de hotel; autobús de aeropuerto;
     autobús chico; autobús chiquito; autobús pequeño; transporte de hotel; transporte de aeropuerto; autobús para aeropuerto; autobús para hotel; autobús al aeropuerto; transporte de personal; transporte de empleados`,
  ],
  [
    { is: 'category', slugs: ['coach'] },
    `autocar; autobús de turismo; autobús turístico; autobús foráneo; autobús de pasajeros de lujo;
     autobús de lujo; autobús de viaje; autobús charter; autobús interurbano; autobús de carretera;
     camión de turismo; camión foráneo; autobús de casino; autobús para casino`,
  ],
  [{ is: 'category', slugs: ['mini-coach'] }, 'minibús de turismo; mini autocar; autocar pequeño'],
  [
    school,
    `escolar; autobús escolar; camión escolar; bus escolar; guagua escolar; autobús de escuela; camión de escuela;
     transporte escolar; autobús amarillo; camión amarillo; bus amarillo`,
  ],
  [
    { ...school, schoolTypes: ['A-1', 'A-2'] },
    `autobús escolar corto; escolar corto; escolar tipo a; tipo a; minibús escolar; microbús escolar; micro escolar;
     van escolar; camioneta escolar; combi escolar; camioncito escolar; busito escolar; escolar chico; escolar pequeño;
     autobús escolar chico; autobús escolar pequeño; bus escolar chico; bus escolar pequeño; camión escolar chico; camión escolar pequeño`,
  ],
  [{ ...school, schoolTypes: ['C'] }, 'escolar tipo c; tipo c; autobús escolar tipo c; trompudo'],
  [
    { ...school, schoolTypes: ['D'] },
    'escolar tipo d; tipo d; autobús escolar tipo d; chato; frente plano',
  ],
  [
    { is: 'category', slugs: ['school-activity'] },
    'autobús de actividades; autobús de actividad; bus de actividades; autobús de campamento; campamento; para campamento',
  ],
  [
    { is: 'category', slugs: ['school-activity'], purpose: 'daycare', weak: true },
    'guardería; para guardería; preescolar; kínder; jardín de niños',
  ],
  [
    { is: 'category', slugs: ['skoolie'] },
    'autobús convertido; autobús convertido en casa; escolar convertido; bus camper; autobús casa; casa bus; casa en autobús',
  ],
  [{ is: 'category', slugs: ['skoolie', 'conversion'] }, 'conversión; conversión de autobús'],
  [
    { is: 'category', slugs: ['conversion'] },
    'casa rodante; autocaravana; motorhome; motorhome clase a; motorhome clase b; motorhome clase c; casa rodante clase a; casa rodante clase b; casa rodante clase c; autocar convertido; autobús de gira; autobús de artista',
  ],
  [
    { is: 'category', slugs: ['transit'] },
    'urbano; autobús urbano; camión urbano; autobús de ciudad; articulado; autobús municipal; metrobús; dos puertas; 2 puertas; de dos puertas; de 2 puertas',
  ],
  [
    { is: 'category', slugs: ['trolley'] },
    'tranvía; autobús tranvía; autobús tipo tranvía; trole; trolebús; tranvía para boda; trolebús para boda',
  ],
  [
    { is: 'category', slugs: ['double-decker'] },
    'dos pisos; 2 pisos; de 2 pisos; autobús de 2 pisos; bus de 2 pisos; doble piso; autobús de dos pisos; de dos pisos; doble decker; autobús londinense',
  ],
  [
    { is: 'category', slugs: ['double-decker'], feature: 'open_top' },
    'sin techo; descapotable; turibús; descubierto',
  ],
  [
    { is: 'category', slugs: ['limo-bus'] },
    'limusina; autobús limusina; autobús de fiesta; bus de fiesta; autobús para fiesta; camión de fiesta; camión para fiesta; fiesta; party bus',
  ],
  [
    { is: 'category', slugs: ['van'] },
    'van; van de pasajeros; camioneta; camioneta de pasajeros; vagoneta; combi; furgoneta; minivan',
  ],
  [
    { ...commercial, purpose: 'prison' },
    'cárcel; prisión; transporte de presos; autobús de prisión',
  ],
  [
    commercial,
    'autobús de trabajadores; transporte de trabajadores; autobús para trabajadores; trabajador agrícola; trabajadores agrícolas; trabajador del campo; trabajadores del campo; autobús para trabajadores del campo; clínica móvil; unidad médica; biblioteca móvil; autobús especial; oficina móvil',
  ],
  [{ is: 'lot' }, 'flota; flotilla; lote; mayoreo; por mayor; al por mayor'],
  [
    { is: 'purpose', key: 'church' },
    'iglesia; para iglesia; parroquia; templo; congregación; ministerio',
  ],
  [
    { is: 'purpose', key: 'tour' },
    'turismo; excursión; turístico; turística; tour; viaje de turismo',
  ],
  [
    { is: 'purpose', key: 'senior' },
    'tercera edad; hogar de ancianos; hogar de mayores; personas mayores; adulto mayor; anciano; asilo; casa de retiro; residencia de mayores',
  ],
  [{ is: 'group', min: 10, max: 14 }, 'grupo pequeño; grupo chico'],
  [{ is: 'group', min: 15, max: 24 }, 'grupo mediano; autobús mediano; mediano'],
  [{ is: 'group', min: 25, max: 36 }, 'grupo grande; autobús grande'],
  [{ is: 'group', min: 37, max: 50 }, 'grupo muy grande'],
  // Condition, fuel, gearbox, order.
  [{ is: 'condition', value: 'new' }, 'nuevo; nueva; sin uso; a estrenar; cero millas; de agencia'],
  [
    { is: 'condition', value: 'used' },
    'usado; usada; seminuevo; seminueva; de segunda; de segunda mano; segunda mano; de uso',
  ],
  [
    { is: 'condition', value: 'reconditioned' },
    'reacondicionado; reacondicionada; restaurado; restaurada; renovado; renovada; reconstruido',
  ],
  [
    { is: 'condition', value: 'salvage' },
    'chocado; chocada; salvamento; dañado; título de salvamento',
  ],
  [{ is: 'clean-title' }, 'título limpio; títulos limpios; papeles limpios'],
  [
    { is: 'condition', value: 'parts' },
    'para partes; para piezas; para refacciones; para desarmar; no arranca; no prende; no enciende; por partes; para arreglar; para reparar; necesita arreglo; necesita reparación',
  ],
  [{ is: 'fuel', value: 'diesel' }, 'diésel; disel; a diésel; de diésel; motor diésel; petróleo'],
  [{ is: 'fuel', value: 'gas' }, 'gasolina; a gasolina; de gasolina; motor de gasolina; nafta'],
  [{ is: 'fuel', value: 'propane' }, 'propano; gas propano; gas lp; gas licuado'],
  [{ is: 'fuel', value: 'cng' }, 'gas natural; gas natural comprimido; gnc'],
  [
    { is: 'fuel', value: 'electric' },
    'eléctrico; eléctrica; autobús eléctrico; cero emisiones; de batería',
  ],
  [{ is: 'fuel', value: 'hybrid' }, 'híbrido; híbrida'],
  [{ is: 'fuel', value: 'hydrogen' }, 'hidrógeno'],
  [
    { is: 'transmission', value: 'automatic' },
    'automático; automática; transmisión automática; caja automática',
  ],
  [
    { is: 'transmission', value: 'manual' },
    'manual; estándar; transmisión manual; transmisión estándar; caja manual; de cambios',
  ],
  [
    { is: 'sort', value: 'mileage' },
    'bajo millaje; millaje bajo; poco millaje; pocas millas; bajas millas; poco recorrido; poco kilometraje; menos millas',
  ],
  [
    { is: 'sort', value: 'price' },
    'barato; barata; económico; económica; más barato; más barata; bajo precio; accesible; menor precio; precio más bajo; ordenar por precio',
  ],
  [{ is: 'sort', value: 'price-high' }, 'más caro; más cara; mayor precio; más costoso'],
  [{ is: 'sort', value: 'year-old' }, 'más viejo; más vieja; más antiguo; más antigua'],
  [{ is: 'sort', value: 'largest' }, 'más grande; más asientos; mayor capacidad'],
  [{ is: 'sort', value: 'smallest' }, 'más pequeño; más pequeña; más chico; más chica'],
  [
    { is: 'sort', value: 'year' },
    'modelo reciente; año reciente; modelo más nuevo; el más nuevo; la más nueva; lo más nuevo; último modelo',
  ],
  [
    { is: 'sort', value: 'newest' },
    'recién llegado; los más nuevos; los más nuevos primero; más nuevos primero; más reciente; recientes; novedades; recién publicado',
  ],
  [
    { is: 'near-me' },
    'cerca de mí; cercano; cercana; cerca de aquí; en mi área; en mi zona; más cercano; local',
  ],
  // Equipment.
  [
    { is: 'feature', key: 'wheelchair' },
    'silla de ruedas; silla de rueda; para silla de ruedas; adaptado; adaptada; discapacitado; para discapacitados; discapacidad; accesible para silla de ruedas',
  ],
  [
    { is: 'feature', key: 'wheelchair_lift' },
    'elevador; elevador para silla de ruedas; elevador de silla de ruedas; elevador de sillas de ruedas; elevador para sillas de ruedas; plataforma elevadora; montacargas; elevador trasero; elevador atrás',
  ],
  [
    { is: 'feature', key: 'wheelchair_ramp' },
    'rampa; rampa para silla de ruedas; rampa de acceso; rampa plegable',
  ],
  [{ is: 'feature', key: 'restroom' }, 'baño; sanitario; con baño; inodoro; wc'],
  [
    { is: 'feature', key: 'luggage' },
    'equipaje; espacio para equipaje; maletero; portaequipaje; portaequipajes; maleta; cajuela',
  ],
  [{ is: 'feature', key: 'luggage_rear' }, 'equipaje atrás; maletero trasero; cajuela trasera'],
  [
    { is: 'feature', key: 'luggage_underfloor' },
    'bodega; bodega bajo el piso; equipaje bajo el piso',
  ],
  [
    { is: 'feature', key: 'luggage_roof' },
    'parrilla de techo; portaequipaje de techo; canastilla de techo',
  ],
  [{ is: 'feature', key: 'luggage_overhead' }, 'portaequipaje arriba; portabultos'],
  [{ is: 'feature', key: 'ac' }, 'aire; aire acondicionado; clima; a c'],
  [
    { is: 'feature', key: 'ac_rear' },
    'aire trasero; aire acondicionado trasero; aire atrás; aire acondicionado atrás; clima trasero; aire de techo; aire en el techo',
  ],
  [{ is: 'feature', key: 'heat_rear' }, 'calefacción trasera; calefacción'],
  [{ is: 'feature', key: 'perimeter_seating' }, 'asiento perimetral'],
  [{ is: 'feature', key: 'recliners' }, 'asiento reclinable; reclinable'],
  [{ is: 'feature', key: 'high_back' }, 'respaldo alto; asiento de respaldo alto'],
  [{ is: 'feature', key: 'leather' }, 'piel; cuero; asiento de piel; asiento de cuero'],
  [{ is: 'feature', key: 'fold_away' }, 'asiento plegable; asiento abatible'],
  [{ is: 'feature', key: 'belts' }, 'cinturón; cinturón de seguridad; cinturones'],
  [{ is: 'feature', key: 'belts_3pt' }, 'cinturón de tres puntos; cinturón de 3 puntos'],
  [{ is: 'feature', key: 'outlets' }, 'enchufe; toma de corriente; contacto de luz; cargador usb'],
  [{ is: 'feature', key: 'tv_dvd' }, 'televisión; televisor; pantalla; tele'],
  [{ is: 'feature', key: 'pa' }, 'micrófono; bocina; altavoz'],
  [{ is: 'feature', key: 'galley' }, 'cocina; cocineta'],
  [{ is: 'feature', key: 'card_tables' }, 'mesa; con mesas'],
  [{ is: 'feature', key: 'sleeper' }, 'litera; con camas'],
  [{ is: 'feature', key: 'generator' }, 'generador; planta de luz'],
  [{ is: 'feature', key: 'air_brakes' }, 'freno de aire'],
  [{ is: 'feature', key: 'hydraulic_brakes' }, 'freno hidráulico'],
  [{ is: 'feature', key: 'air_ride' }, 'suspensión de aire; suspensión neumática'],
  [{ is: 'feature', key: 'cruise' }, 'control de crucero; control de velocidad'],
  [{ is: 'feature', key: 'electric_door' }, 'puerta eléctrica'],
  [{ is: 'feature', key: 'destination_sign' }, 'letrero de destino; letrero'],
  [
    { is: 'feature', key: 'backup_camera' },
    'cámara de reversa; cámara trasera; cámara de retroceso',
  ],
  [{ is: 'feature', key: 'stop_arm' }, 'brazo de alto; señal de alto'],
  [{ is: 'feature', key: 'emergency_windows' }, 'ventana de emergencia; salida de emergencia'],
  [{ is: 'feature', key: 'tinted' }, 'vidrio polarizado; polarizado; ventana polarizada'],
  [{ is: 'feature', key: 'white_paint' }, 'blanco; blanca; color blanco'],
  [{ is: 'feature', key: 'yellow_paint' }, 'amarillo; amarilla; color amarillo'],
  [{ is: 'feature', key: 'black_paint' }, 'negro; negra; color negro'],
  [{ is: 'feature', key: 'blue_paint' }, 'azul; color azul'],
  [{ is: 'feature', key: 'brown_paint' }, 'color café; marrón'],
  [{ is: 'feature', key: 'gold_paint' }, 'dorado; dorada'],
  [{ is: 'feature', key: 'gray_paint' }, 'gris; color gris'],
  [{ is: 'feature', key: 'green_paint' }, 'verde; color verde'],
  [{ is: 'feature', key: 'maroon_paint' }, 'granate; color vino; guinda'],
  [{ is: 'feature', key: 'orange_paint' }, 'naranja; color naranja; anaranjado; anaranjada'],
  [{ is: 'feature', key: 'purple_paint' }, 'morado; morada'],
  [{ is: 'feature', key: 'red_paint' }, 'rojo; roja; color rojo'],
  [{ is: 'feature', key: 'silver_paint' }, 'plateado; plateada; color plata'],
  [{ is: 'feature', key: 'raised_roof' }, 'techo alto; techo elevado'],
  [{ is: 'feature', key: 'rear_engine' }, 'motor trasero; motor atrás'],
  [{ is: 'feature', key: 'front_engine' }, 'motor delantero; motor adelante'],
  [{ is: 'feature', key: 'four_wheel_drive' }, 'cuatro por cuatro; doble tracción; 4 por 4'],
  [{ is: 'feature', key: 'low_floor' }, 'piso bajo; de piso bajo'],
  [{ is: 'feature', key: 'seats_removed' }, 'sin asientos; asientos quitados; vacío'],
  [{ is: 'feature', key: 'rust_free' }, 'sin óxido; sin corrosión; libre de óxido'],
  [
    { is: 'feature', key: 'price_reduced' },
    `precio rebajado; rebajado; rebajada; rebaja; precio reducido; reducción de precio; bajada de precio;
     baja de precio; descuento; con descuento`,
  ],
  [{ is: 'feature', key: 'dot_ready' }, 'con inspección; inspección dot; inspeccionado'],
  [{ is: 'feature', key: 'warranty' }, 'garantía; con garantía'],
  [{ is: 'feature', key: 'one_owner' }, 'un solo dueño; único dueño; dueño único; un dueño'],
  [
    { is: 'feature', key: 'fleet_maintained' },
    'bitácora de mantenimiento; historial de mantenimiento',
  ],
  [
    { is: 'feature', key: 'new_tires' },
    'llanta nueva; llantas nuevas; buenas llantas; llantas buenas; neumáticos nuevos',
  ],
  [{ is: 'feature', key: 'def_free' }, 'sin def; sin urea; sin dpf; preemisiones; pre emisiones'],
  // States whose names differ.
  [state('NY'), 'nueva york; estado de nueva york'],
  [state('NJ'), 'nueva jersey'],
  [state('NM'), 'nuevo méxico; nuevo méjico'],
  [state('NH'), 'nueva hampshire; nuevo hampshire'],
  [state('NC'), 'carolina del norte'],
  [state('SC'), 'carolina del sur'],
  [state('ND'), 'dakota del norte'],
  [state('SD'), 'dakota del sur'],
  [state('PA'), 'pensilvania; pensylvania'],
  [state('LA'), 'luisiana'],
  [state('MS'), 'misisipi; misisipí'],
  [state('MO'), 'misuri'],
  [state('TX'), 'tejas'],
  [state('WV'), 'virginia occidental; virginia del oeste'],
  [state('DC'), 'distrito de columbia'],
  [state('HI'), 'hawái'],
  [{ is: 'city', name: 'Philadelphia', state: 'PA', country: 'US' }, 'filadelfia'],
  [{ is: 'city', name: 'New Orleans', state: 'LA', country: 'US' }, 'nueva orleans'],
  [regionMeaning('northeast'), 'noreste'],
  [regionMeaning('southeast'), 'sureste; sudeste'],
  [regionMeaning('midwest'), 'medio oeste'],
  [regionMeaning('southwest'), 'suroeste; sudoeste'],
  [regionMeaning('new-england'), 'nueva inglaterra'],
  [regionMeaning('east-coast'), 'costa este'],
  [regionMeaning('west-coast'), 'costa oeste'],
  [regionMeaning('gulf-coast'), 'costa del golfo'],
  [regionMeaning('pacific-northwest'), 'noroeste; noroeste del pacífico; pacífico noroeste'],
  [regionMeaning('mid-atlantic'), 'atlántico medio; atlántico central'],
  [regionMeaning('great-lakes'), 'grandes lagos'],
  [regionMeaning('great-plains'), 'grandes llanuras'],
  [regionMeaning('mountain-west'), 'montañas rocosas; rocosas'],
  [regionMeaning('south'), 'el sur; sur de estados unidos; estados del sur'],
];

import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { QuestionWords } from '#domain/search/answers/question-words.ts';

const words = (text: string): string[] => text.split(' ');

/** How Spanish speakers in the United States ask; accents are left out, as people leave them out. */
export const spanishQuestions: QuestionWords = {
  leadIns: words(
    'hola oiga oye por favor buenas buenos dias tardes disculpe perdon quisiera quiero saber y pero entonces me puede decir digame',
  ),
  openings: phrases(`
    que es; que son; que significa; que quiere decir; que tan; que diferencia; cual; cuales; cual es;
    cuanto tiempo; cuanto; cuanta; cuantos; cuantas; como; cuando; donde; por que; porque; quien; quienes; a que hora;
    diferencia entre; significado de; definicion de; precio de; costo de; se necesita; se puede;
    se requiere; hace falta; hay que; necesito cdl; necesito licencia; necesito una licencia;
    necesito tener; en que; para que; que licencia; con que; puedo; podemos; debo; tengo que; ofrecen; financian; compran; aceptan; cobran; entregan; envian; hacen`),
  verbs: words('es son puede debe incluye'),
  askers: words('el la los las un una usted ustedes uno'),
  meaningOf: phrases(
    'que es; que son; que significa; que quiere decir; cual es; significado de; definicion de',
  ),
  meaningAfter: phrases('significado; definicion'),
  copulas: words('es son significa'),
  articles: words('un una el la lo'),
  priceAsked: phrases(
    'cuanto cuesta; cuanto cuestan; cuanto vale; cuanto valen; cuanto sale; cuanto salen; que precio; a cuanto; costo; precio; precios',
  ),
  license: phrases(
    'cdl; licencia comercial; licencia; licencia especial; licencia de conducir; licencia de manejo',
  ),
  needing: words(
    'necesito necesita necesitas necesitan requiere requiere requisito requisitos manejar conducir obligatorio obligatoria falta tener llevar manejo pide piden',
  ),
  shopping: phrases(
    'tienen; tiene; hay; venden; encuentro; encontrar; puedo comprar; donde comprar; conseguir; consigo; busco; muestre; ver',
  ),
  us: words('usted ustedes su sus'),
  comparing: words('diferencia diferencias mejor'),
  choosing: words('cual cuales que'),
  vehicle: words(
    'autobus autobuses bus buses camion camiones vehiculo vehiculos unidad unidades van vans camioneta camionetas',
  ),
  fillers: words(
    'a al ante con de del desde e el la las lo los le les un una unos unas y o u en por para sin sobre entre mi mis tu su sus se me te nos yo usted ustedes uno ' +
      'que cual cuales cuanto cuanta cuantos cuantas como cuando donde quien quienes es son era ser estar esta estan este esa ese eso hay hace hacen hacer ' +
      'puedo puede pueden podemos debo debe deben necesito necesita necesitan necesario tengo tiene tienen quiero quisiera saber favor ' +
      'significa significado quiere decir definicion diferencia mejor peor tan mas menos muy normalmente generalmente realmente ' +
      'autobus autobuses bus buses camion camiones vehiculo vehiculos usado usada usados nuevo nueva tiempo hola si no ya ofrecen ofrece hacerlo cosa uso usa usan sirve hasta lleva llevan hablar tratar requisito requisitos regla reglas antes',
  ),
  endings: words(
    'amientos amiento imientos imiento aciones acion ciones cion siones sion adores ador ados adas ado ada idos idas ido ida ando iendo arlo erlo amos emos ar er ir an en es os as a e o s',
  ),
  topics: {
    life: words('dura duran durar duracion vida vive retira retiran retirar'),
    money: words(
      'financiar financiamiento financiacion prestamo prestamos credito plazos enganche financian financiera',
    ),
    price: words('cuesta cuestan costo costos precio precios vale valen valor caro'),
    lowering: words('negociar negociable regatear descuento oferta ofertas rebaja'),
    insurance: words('seguro seguros asegurar aseguradora'),
    transport: words('envio enviar envian entrega entregan entregar transporte transportar flete'),
    inspection: words('revisar revision inspeccion inspeccionar'),
    weight: words('gvwr peso pesa pesan libras bruto'),
    seats: words('asiento asientos plazas lugares capacidad pasajeros pasajero'),
    people: words('adulto adultos nino ninos alumnos'),
    driver: words('conductor chofer conductores'),
    license: words('cdl licencia licencias'),
    mileage: words('millas millaje odometro kilometraje'),
    rust: words('oxido corrosion herrumbre'),
    braking: words('freno frenos'),
    title: words('titulo titulos placas registro registrar papeles'),
    purchase: words('comprar compra compran compro'),
    sale: words('vender venta vendo vendido'),
    repair: words('reparar reparacion mantenimiento servicio'),
    conversion: words('convertir conversion casa rodante camper'),
    picture: words('foto fotos fotografia fotografias'),
    account: words('cuenta cuentas registrarse contrasena'),
    opening: words('horario horarios abren abierto telefono llamar comunico encuentro'),
    distance: words('lejos distancia'),
    owner: words('dueno duenos directamente propietario'),
    chassis: words('chasis'),
    body: words('carroceria'),
    lift: words('elevador elevadores rampa silla'),
    diesel: words('diesel'),
    gasoline: words('gasolina'),
    electric: words('electrico electricos bateria'),
    propane: words('propano'),
    endorsement: words('endoso endosos'),
    video: words('video videollamada'),
    type: words('tipo tipos clase clases'),
  },
};

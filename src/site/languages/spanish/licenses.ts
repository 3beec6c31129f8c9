import type { Phrases } from '../catalogue.ts';

/** Licenses. */
export const licenses = {
  'Do you need a CDL to drive a bus?': '¿Necesita CDL para manejar un autobús?',
  'Generally yes, when the bus is built for more than 15 passengers including the driver, or when its weight rating is over 26,000 pounds. One of the two is enough.':
    'En general sí, cuando el autobús está hecho para más de 15 pasajeros contando al conductor, o cuando su peso bruto pasa de 26,000 libras. Basta con una de las dos.',
  'The federal rule': 'La regla federal',
  'Group A': 'Grupo A',
  'Group B': 'Grupo B',
  'Group C': 'Grupo C',
  'A single vehicle with a weight rating (GVWR) of 26,001 pounds or more.':
    'Un solo vehículo con peso bruto (GVWR) de 26,001 libras o más.',
  'A lighter vehicle designed to carry 16 or more people, the driver included.':
    'Un vehículo más liviano hecho para llevar 16 personas o más, contando al conductor.',
  'A combination rated at 26,001 pounds or more, with a towed unit over 10,000 pounds.':
    'Una combinación de 26,001 libras o más, con un remolque de más de 10,000 libras.',
  'A single vehicle with a weight rating (GVWR) of 26,001 pounds or more. <0/>':
    'Un solo vehículo con peso bruto (GVWR) de 26,001 libras o más. <0/>',
  'What counts': 'Qué cuenta',
  'The driver.': 'El conductor.',
  '<0/> Listings leave the driver out, the rule does not. A 14-passenger bus carries 15 people and stays under the line; a 15-passenger bus is over it.':
    '<0/> Los anuncios no cuentan al conductor; la regla sí. Un autobús de 14 pasajeros lleva 15 personas y queda bajo la línea; uno de 15 la pasa.',
  'Listings leave the driver out, the rule does not. A 14-passenger bus carries 15 people and stays under the line; a 15-passenger bus is over it.':
    'Los anuncios no cuentan al conductor; la regla sí. Un autobús de 14 pasajeros lleva 15 personas y queda bajo la línea; uno de 15 la pasa.',
  'Wheelchair places and fold-away seats.': 'Lugares para silla de ruedas y asientos plegables.',
  'The rule asks what the bus was designed to carry. “12+2” is fourteen passengers.':
    'La regla pregunta para cuántos fue hecho el autobús. “12+2” son catorce pasajeros.',
  'The plate, not the scale.': 'La placa, no la báscula.',
  'GVWR is what the bus may weigh loaded. On a cutaway go by the label of the final-stage builder.':
    'El GVWR es lo que el autobús puede pesar cargado. En un cutaway vale la etiqueta del último fabricante.',
  'Not the missing bench.': 'No la banca que falta.',
  'Taking seats out does not change what the bus was designed for.':
    'Quitar asientos no cambia para qué fue hecho el autobús.',
  'Not the brakes.': 'No los frenos.',
  'Air brakes alone do not create the need for a CDL. They concern those who hold one (49 CFR 383.95).':
    'Los frenos de aire por sí solos no obligan a tener CDL. Importan a quien ya la tiene (49 CFR 383.95).',
  Endorsements: 'Endosos',
  'P, passenger': 'P, pasajeros',
  'S, school bus': 'S, autobús escolar',
  'For passenger vehicles that call for a CDL, also those that do so by weight alone.':
    'Para vehículos de pasajeros que piden CDL, también los que la piden solo por el peso.',
  'On top of P, for taking pupils between home and school or to school events in a school bus.':
    'Además del P, para llevar alumnos entre casa y escuela o a eventos escolares en un autobús escolar.',
  'This is a guide, not legal advice. States issue the licenses and may ask for more; private use of a motorhome in particular is up to each state. Check with your state’s licensing office before you drive.':
    'Esto es una guía, no asesoría legal. Los estados dan las licencias y pueden pedir más; en especial, el uso privado de una casa rodante depende de cada estado. Pregunte en la oficina de licencias de su estado antes de manejar.',
  'Work it out': 'Haga la cuenta',
  'Passenger seats': 'Asientos de pasajeros',
  'Without the driver; fold-away seats included': 'Sin el conductor; con los asientos plegables',
  'Leave empty for none': 'Déjelo vacío si no hay',
  'Weight rating (GVWR) in pounds': 'Peso bruto (GVWR) en libras',
  'On the label inside the driver’s door': 'En la etiqueta dentro de la puerta del conductor',
  'Show the answer': 'Ver la respuesta',
} satisfies Phrases;

import type { Phrases } from '../catalogue.ts';

/** Mails. */
export const mails = {
  'We received your request ({1})': 'Recibimos su solicitud ({1})',
  'Your reference is {1}': 'Su referencia es {1}',
  'Thank you for writing to {1}.': 'Gracias por escribir a {1}.',
  'You asked for a video tour on {1} at {2}. We confirm the time by mail or phone before then.':
    'Usted pidió una visita por video el {1} a las {2}. Antes le confirmamos la hora por correo o teléfono.',
  'A person answers on the next working day at the latest ({1}).':
    'Le contesta una persona a más tardar el siguiente día hábil ({1}).',
  'Your reference is <0/>. Have it ready when you call <1/>.':
    'Su referencia es <0/>. Téngala a la mano cuando llame al <1/>.',
  'Put the tour in your calendar': 'Poner la visita en su calendario',
  'Confirm your bus alert': 'Confirme su aviso de autobús',
  'One click, and we tell you when a bus like this comes':
    'Un clic y le avisamos cuando llegue un autobús así',
  'Somebody asked us to tell this address when a certain bus comes in. If it was you, confirm it:':
    'Alguien nos pidió avisar a esta dirección cuando llegue cierto autobús. Si fue usted, confírmelo:',
  'Confirm the alert': 'Confirmar el aviso',
  'If it was not you, do nothing: we will not write again, and the request is deleted after a week.':
    'Si no fue usted, no haga nada: no volveremos a escribir y la solicitud se borra en una semana.',
  'We have your bus ({1})': 'Tenemos su autobús ({1})',
  'Open your private page': 'Abrir su página privada',
  'Thank you for sending us your bus. A person reads it on the next working day at the latest, and you hear from us if something is unclear.':
    'Gracias por enviarnos su autobús. Lo lee una persona a más tardar el siguiente día hábil, y le avisamos si algo no está claro.',
  'Your reference number is {1}.': 'Su número de referencia es {1}.',
  'On your private page you see how it stands, add photos, correct details, or take the bus back. Whoever has its address can do that, so share this mail with nobody.':
    'En su página privada ve cómo va, agrega fotos, corrige datos o retira el autobús. Quien tenga su dirección puede hacerlo, así que no comparta este correo.',
  'Your bus is saved, but not sent yet': 'Su autobús está guardado, pero aún no se envía',
  'Go on where you stopped': 'Siga donde se quedó',
  'You began to describe a bus on our site. Everything so far is saved. Add photos if you have them, and send it: without that last step nobody here looks at it.':
    'Usted empezó a describir un autobús en nuestro sitio. Todo está guardado hasta aquí. Agregue fotos si las tiene y envíelo: sin ese último paso aquí nadie lo mira.',
  'If it was not you, do nothing: we will not write again, and what was typed is deleted after 60 days.':
    'Si no fue usted, no haga nada: no volveremos a escribir y lo escrito se borra después de 60 días.',
  'A bus like the one you described has come in': 'Llegó un autobús como el que describió',
  '{#1} buses like the one you described have come in':
    'Llegaron {#1} autobuses como el que describió',
  'A bus like the one you described has come in:': 'Llegó un autobús como el que describió:',
  '{#1} buses like the one you described have come in:':
    'Llegaron {#1} autobuses como el que describió:',
  'You asked us for this alert (reference {1}). <0/>':
    'Usted nos pidió este aviso (referencia {1}). <0/>',
  'You asked us for this alert (reference {1}).': 'Usted nos pidió este aviso (referencia {1}).',
  'Stop it': 'Detenerlo',
  Where: 'Dónde',
  'See this bus': 'Ver este autobús',
  'See all of them': 'Verlos todos',
  'Call {1} with any question.': 'Llame al {1} con cualquier pregunta.',
  'Your reference is {1}. Have it ready when you call {2}.':
    'Su referencia es {1}. Téngala a la mano cuando llame al {2}.',
  'You asked us for this alert (reference {1}). Stop it ({2})':
    'Usted nos pidió este aviso (referencia {1}). Detenerlo ({2})',
  'Your ZIP code': 'Su código postal',
  'ZIP code {1}': 'Código postal {1}',
  'Find the nearest': 'Buscar los más cercanos',
  '{1} ({#2})': '{1} ({#2})',
  'Buses near {1}': 'Autobuses cerca de {1}',
  'See all {#1}': 'Ver los {#1}',
  'See it': 'Verlo',
  'Next door': 'Estados vecinos',
  'Metric units': 'Unidades métricas',
  'US units': 'Unidades de EE. UU.',
  'Places of ZIP codes come from <0/> (CC BY 4.0).':
    'Los lugares de los códigos postales vienen de <0/> (CC BY 4.0).',
  'Places of ZIP codes come from': 'Los lugares de los códigos postales vienen de',
  '{1}: articles': '{1}: artículos',
} satisfies Phrases;

import type { Phrases } from '../catalogue.ts';

/** What sellers hear of each step. */
export const submissionSteps = {
  'A question about your {1}': 'Una pregunta sobre su {1}',
  'We are looking at the {1} that you sent us, and have a question:':
    'Estamos revisando el {1} que nos envió, y tenemos una pregunta:',
  'Answer this mail, or add photos and details on your private page.':
    'Responda a este correo, o agregue fotos y datos en su página privada.',
  'About your {1}': 'Sobre su {1}',
  'Thank you for offering us the {1}. We do not take it on:':
    'Gracias por ofrecernos el {1}. No lo vamos a tomar:',
  'If something changes, call us at {1} or answer this mail.':
    'Si algo cambia, llámenos al {1} o responda a este correo.',
  'Your {1} is on our site': 'Su {1} ya está en nuestro sitio',
  'Buyers can see the {1} from now on. Look whether everything is right, and tell us by answering this mail if not.':
    'Desde ahora los compradores pueden ver el {1}. Revise si todo está bien y, si no, avísenos respondiendo a este correo.',
  'We call you when a buyer is serious.': 'Le llamamos cuando haya un comprador en serio.',
  'See your bus on our site': 'Ver su autobús en nuestro sitio',
  'Reference {1}': 'Referencia {1}',
} satisfies Phrases;

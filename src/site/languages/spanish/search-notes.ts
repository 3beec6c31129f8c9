import type { Phrases } from '../catalogue.ts';

/** Notes of the search, distances, the search in the knowledge center. */
export const searchNotes = {
  'How selling works': 'Cómo funciona la venta',
  'The shots that sell a bus': 'Las fotos que venden un autobús',
  'By daylight, phone held sideways, lens wiped. In this order you walk around it once.':
    'Con luz de día, el teléfono de lado y el lente limpio. En este orden le da la vuelta una sola vez.',
  'Asking price': 'Precio que pide',
  '{1}; {2}': '{1}; {2}',
  'One character of the VIN seems to be wrong. Compare it with the plate, letter by letter.':
    'Un carácter del VIN parece estar mal. Compárelo con la placa, letra por letra.',
  'No VIN has the letters I, O or Q. They are the digits 1 and 0 most of the time.':
    'Ningún VIN tiene las letras I, O o Q. Casi siempre son las cifras 1 y 0.',
  'A bus with this VIN is already with us. If you sent it before, there is no need to send it again. If not, go on: we sort it out with you.':
    'Ya tenemos un autobús con este VIN. Si usted lo envió antes, no hace falta enviarlo otra vez. Si no, siga: lo aclaramos con usted.',
  'Want to sell a bus? Listing it costs you nothing.':
    '¿Quiere vender un autobús? Publicarlo no le cuesta nada.',
  'About us': 'Quiénes somos',
  'Looking for the people behind the lot?': '¿Busca a la gente del lote?',
  'Want to talk to somebody?': '¿Quiere hablar con alguien?',
  'CDL rules': 'Reglas de la CDL',
  'Wondering whether you need a commercial license?':
    '¿No sabe si necesita una licencia comercial?',
  'We do not know this place. Type five digits, such as 08067, or a town and its state.':
    'No conocemos este lugar. Escriba cinco cifras, como 08067, o una ciudad y su estado.',
  'No buses found matching “{1}”': 'No hay autobuses para “{1}”',
  'We do not know where “{1}” is.': 'No sabemos dónde está “{1}”.',
  'Showing buses everywhere. Check the five digits of the ZIP code.':
    'Mostramos autobuses de todas partes. Revise las cinco cifras del código postal.',
  'chosen:': 'elegidos:',
  'about 1 mile away': 'a una milla más o menos',
  'about {#1} miles away': 'a unas {#1} millas',
  'Go to page {#1}': 'Ir a la página {#1}',
  'The list ends at page {#1}.': 'La lista termina en la página {#1}.',
  'The list ends at page {#1}. <0/>': 'La lista termina en la página {#1}. <0/>',
  '1 text on “{1}”.': '1 texto sobre “{1}”.',
  '{#1} texts on “{2}”.': '{#1} textos sobre “{2}”.',
  'No text has all of “{1}”; 1 text with some of it.':
    'Ningún texto tiene todo “{1}”; 1 texto tiene una parte.',
  'No text has all of “{1}”; {#2} texts with some of it.':
    'Ningún texto tiene todo “{1}”; {#2} textos tienen una parte.',
  'Nothing found for “{1}”.': 'No encontramos nada sobre “{1}”.',
  'Try one word instead of several, or another word for the same thing.':
    'Pruebe una palabra en vez de varias, u otra palabra para lo mismo.',
  'Look for buses with these words': 'Busque autobuses con estas palabras',
  'instead: this search reads articles and answers only.':
    'en cambio: esta búsqueda solo lee artículos y respuestas.',
  'See <0/> or <1/>.': 'Vea <0/> o <1/>.',
  'all questions': 'todas las preguntas',
  'all articles': 'todos los artículos',
  'Or ask us:': 'O pregúntenos:',
} satisfies Phrases;

import type { Phrases } from '../catalogue.ts';

/** Contact, calls, video tours, alerts. */
export const contact = {
  General: 'General',
  'Talk to people who know buses': 'Hable con gente que conoce los autobuses',
  'Phones are answered Monday - Friday, 9:00AM to 6:00PM. For a bus, have its stock number ready.':
    'Contestamos el teléfono de lunes a viernes, 9:00AM a 6:00PM. Si es por un autobús, tenga a la mano su número de inventario.',
  'Loading the form…': 'Cargando el formulario…',
  'Say what you need: seats, budget, state, and whether your drivers have a CDL.':
    'Díganos qué necesita: asientos, presupuesto, estado y si sus conductores tienen CDL.',
  'Ask about a bus, a trade-in or delivery. A person answers.':
    'Pregunte por un autobús, un intercambio o el envío. Le contesta una persona.',
  'Fields with * are needed.': 'Los campos con * son obligatorios.',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'Phone number': 'Número de teléfono',
  Phone: 'Teléfono',
  Email: 'Correo electrónico',
  Message: 'Mensaje',
  'Enter your first name': 'Escriba su nombre',
  'Enter your email address': 'Escriba su correo electrónico',
  'Enter your message': 'Escriba su mensaje',
  'Enter the phone number we should call': 'Escriba el número al que debemos llamar',
  'Talk to a Specialist →': 'Hablar con un especialista →',
  'Rather talk? Call <0/>, {1}.': '¿Prefiere hablar? Llame al <0/>, {1}.',
  'Rather talk?': '¿Prefiere hablar?',
  'Rather talk now?': '¿Prefiere hablar ahora?',
  'Schematic map: the lot in Pedricktown lies between US 130 along the Delaware River and Interstate 295.':
    'Mapa esquemático: el lote en Pedricktown está entre la US 130, junto al río Delaware, y la Interestatal 295.',
  'Schematic, not to scale': 'Esquema, sin escala',
  'Open the map': 'Abrir el mapa',
  'Ask for a call': 'Pedir una llamada',
  'Ask for a video tour': 'Pedir una visita por video',
  'Tell me when a bus like this comes': 'Avíseme cuando llegue uno así',
  'Ask for a call: {1}': 'Pedir una llamada: {1}',
  'Ask for a video tour: {1}': 'Pedir una visita por video: {1}',
  'Tell me when a bus like this comes: {1}': 'Avíseme cuando llegue uno así: {1}',
  'Leave your number, and a specialist calls you back.':
    'Deje su número y un especialista le llama.',
  'Best time to call': 'Mejor hora para llamar',
  'What is it about?': '¿De qué se trata?',
  'Call me back →': 'Llámenme →',
  'Other ways to reach us': 'Otras formas de contactarnos',
  'We walk around and through the bus with a phone, and you say what to look at.':
    'Recorremos el autobús por fuera y por dentro con un teléfono, y usted dice qué mirar.',
  'Day and time': 'Día y hora',
  'Choose a day and time': 'Elija día y hora',
  'Choose a time': 'Elija una hora',
  'What should we show you?': '¿Qué le mostramos?',
  'Ask for this time →': 'Pedir esta hora →',
  'Say what you need. We write when one comes in, and only then.':
    'Díganos qué necesita. Le escribimos cuando llegue uno, y solo entonces.',
  'Which bus do you want?': '¿Qué autobús busca?',
  'Describe the bus you want': 'Describa el autobús que busca',
  'For example “15 passenger shuttle with lift under 40k”':
    'Por ejemplo “shuttle de 15 pasajeros con elevador, menos de 40 mil”',
  'Tell me when it comes →': 'Avísenme cuando llegue →',
  'Leave this empty': 'Deje esto vacío',
  'Any time in opening hours': 'Cualquier hora de atención',
  'Morning, 9AM to noon Eastern': 'En la mañana, 9AM a mediodía, hora del Este',
  'Afternoon, noon to 3PM Eastern': 'Después de mediodía, 12PM a 3PM, hora del Este',
  'Late afternoon, 3PM to 6PM Eastern': 'En la tarde, 3PM a 6PM, hora del Este',
  'Error: {1}': 'Error: {1}',
  'There is a problem': 'Hay un problema',
  '{1} must be {2} characters or fewer; remove {3}': '{1} no puede pasar de {2} letras; quite {3}',
  'Enter an email address in the correct format, like name@example.com':
    'Escriba un correo en el formato correcto, como nombre@ejemplo.com',
  'Enter a phone number with its area code, like (856) 555-0100':
    'Escriba un teléfono con su código de área, como (856) 555-0100',
  'Choose one of the answers': 'Elija una de las respuestas',
  'Choose one of the times in the list': 'Elija una de las horas de la lista',
  'This time is no longer free; choose another': 'Esta hora ya no está libre; elija otra',
  'This form was sent before with other words. To send these as a new message, press the button again.':
    'Este formulario ya se envió con otras palabras. Para enviar estas como un mensaje nuevo, oprima el botón otra vez.',
  'The form was changed on its way. Please press the button again.':
    'El formulario cambió en el camino. Oprima el botón otra vez, por favor.',
  'We could not see that this came from our page. Please press the button again.':
    'No pudimos ver que esto viene de nuestra página. Oprima el botón otra vez, por favor.',
  'That was a lot at once. Please wait {1} and press the button again, or call {2}. What you typed is still here.':
    'Fue mucho de una vez. Espere {1} y oprima el botón otra vez, o llame al {2}. Lo que escribió sigue aquí.',
  'one second': 'un segundo',
  '{#1} seconds': '{#1} segundos',
  '{#1} minutes': '{#1} minutos',
  'We could not save your request. Please call {1}, or try again in a few minutes. What you typed is still here.':
    'No pudimos guardar su solicitud. Llame al {1} o inténtelo en unos minutos. Lo que escribió sigue aquí.',
  'The form did not arrive whole. Please send it again, or call {1}.':
    'El formulario no llegó completo. Envíelo otra vez o llame al {1}.',
  'The form did not arrive whole. Please go back and send it again, or call {1}.':
    'El formulario no llegó completo. Regrese y envíelo otra vez, o llame al {1}.',
  'That is more text than we can take at once. Go back, shorten it and send it again, or call {1}.':
    'Es más texto del que podemos recibir de una vez. Regrese, acórtelo y envíelo otra vez, o llame al {1}.',
  'We can only read what this form sends. Please use it, or call {1}.':
    'Solo podemos leer lo que envía este formulario. Úselo, por favor, o llame al {1}.',
  'Very much is being sent to us at the moment. Please wait a minute and send it again, or call {1}.':
    'En este momento nos llega muchísimo. Espere un minuto y envíelo otra vez, o llame al {1}.',
  'Thank you': 'Gracias',
  'We received your request.': 'Recibimos su solicitud.',
  'Your reference': 'Su referencia',
  'Thank you for your interest in our buses.': 'Gracias por su interés en nuestros autobuses.',
  'What happens next': 'Qué sigue',
  'A specialist answers by mail or phone, on the next working day at the latest.':
    'Un especialista le contesta por correo o teléfono, a más tardar el siguiente día hábil.',
  'A specialist calls you in the hours you chose, Monday to Friday.':
    'Un especialista le llama en el horario que eligió, de lunes a viernes.',
  'We confirm the time by mail or phone.': 'Confirmamos la hora por correo o teléfono.',
  'We sent you a mail. Follow its link to switch the alert on.':
    'Le enviamos un correo. Siga su enlace para activar el aviso.',
  'You asked for <0/> at <1/>.': 'Usted pidió <0/> a las <1/>.',
  'Put it in your calendar': 'Ponerlo en su calendario',
  'In a hurry? Call <0/> ({1}).': '¿Tiene prisa? Llame al <0/> ({1}).',
  'In a hurry? Call <0/> ({1}) and have the reference ready.':
    '¿Tiene prisa? Llame al <0/> ({1}) y tenga a la mano la referencia.',
  'Back to the buses': 'Volver a los autobuses',
  'Bus alert': 'Aviso de autobús',
  'Switch a bus alert on or off.': 'Activar o desactivar un aviso de autobús.',
  'Your bus alert': 'Su aviso de autobús',
  'Switch it on, and we write when a bus like the one you described comes in.':
    'Actívelo y le escribimos cuando llegue un autobús como el que describió.',
  'The alert is on': 'El aviso está activo',
  'We write when a bus like the one you described comes in. Every mail has a link to stop.':
    'Le escribimos cuando llegue un autobús como el que describió. Cada correo tiene un enlace para dejarlo.',
  'The alert is off': 'El aviso está apagado',
  'We will not write about it again.': 'No volveremos a escribirle por esto.',
  'This alert is no more': 'Este aviso ya no existe',
  'It was switched off, or its week to confirm has passed. You can ask for a new one.':
    'Se apagó, o pasó la semana para confirmarlo. Puede pedir uno nuevo.',
  'Switch it on': 'Activarlo',
  'Stop the alert': 'Detener el aviso',
  'Ask for a new alert': 'Pedir un aviso nuevo',
  'See the buses': 'Ver los autobuses',
} satisfies Phrases;

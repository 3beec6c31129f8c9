/** `reply-templates.ts` in Spanish. */
export const spanishReplyTemplates = [
  {
    of: 'Still available',
    subject: 'Su pregunta sobre {{bus}}',
    body: `Hola, {{first_name}}:

Gracias por su interés en {{bus}}. Le confirmo la disponibilidad; podemos agendar una visita cuando usted guste.

Puedo enviarle un video con un recorrido completo, los registros de mantenimiento que tenemos o un precio con entrega en su código postal. Dígame qué le sirve, o llámeme al {{phone}}.

{{bus_link}}

{{my_name}}
{{company}}`,
  },
  {
    of: 'Already sold, here is another',
    subject: 'Sobre {{bus}}',
    body: `Hola, {{first_name}}:

Otra persona se adelantó: ya hay comprador para {{bus}}. Tengo otros parecidos, y cada semana llegan más.

¿Cuántos pasajeros transporta, y necesita un elevador para sillas de ruedas? Con eso puedo enviarle dos o tres que le convengan. También puede llamarme al {{phone}}.

{{my_name}}
{{company}}`,
  },
  {
    of: 'Tour confirmed',
    subject: 'Su visita por video: {{bus}}',
    body: `Hola, {{first_name}}:

La hora que pidió nos queda bien. Le llamaré desde el {{phone}} con la cámara encendida, recorreré {{bus}}, encenderé el motor y probaré las puertas y el elevador. Tenga listas sus preguntas; dura una media hora.

Si la hora ya no le conviene, responda a este correo.

{{my_name}}
{{company}}`,
  },
  {
    of: 'Tried to call',
    subject: 'Intentamos comunicarnos con usted ({{reference}})',
    body: `Hola, {{first_name}}:

Llamé al número que nos dio y no logré comunicarme con usted. ¿A qué hora le conviene que le llame, y es correcto ese número? Puede llamarme al {{phone}}; su referencia es {{reference}}.

{{my_name}}
{{company}}`,
  },
] as const;

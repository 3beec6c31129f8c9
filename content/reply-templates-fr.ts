/** `reply-templates.ts` in French. */
export const frenchReplyTemplates = [
  {
    of: 'Still available',
    subject: 'Votre question concernant {{bus}}',
    body: `Bonjour {{first_name}},

Merci de votre intérêt pour {{bus}}. Je vous confirme la disponibilité; nous pouvons convenir d’une visite quand vous le souhaitez.

Je peux vous envoyer une vidéo qui en fait le tour, les documents d’entretien que nous avons ou un prix avec livraison à votre code ZIP. Dites-moi ce qui vous serait utile, ou appelez-moi au {{phone}}.

{{bus_link}}

{{my_name}}
{{company}}`,
  },
  {
    of: 'Already sold, here is another',
    subject: 'Concernant {{bus}}',
    body: `Bonjour {{first_name}},

Quelqu’un d’autre a été plus rapide : un acheteur s’est présenté pour {{bus}}. J’en ai d’autres du même genre, et il en arrive chaque semaine.

Combien de passagers transportez-vous, et vous faut-il une plateforme élévatrice pour fauteuils roulants? Je pourrai alors vous en proposer deux ou trois qui vous conviennent. Vous pouvez aussi m’appeler au {{phone}}.

{{my_name}}
{{company}}`,
  },
  {
    of: 'Tour confirmed',
    subject: 'Votre visite par vidéo : {{bus}}',
    body: `Bonjour {{first_name}},

L’heure que vous avez demandée nous convient. Je vous appellerai du {{phone}}, caméra allumée : je vous montrerai {{bus}} sous tous les angles, je démarrerai le moteur et je ferai fonctionner les portes et la plateforme. Préparez vos questions; comptez environ une demi-heure.

Si l’heure ne vous convient plus, répondez à ce courriel.

{{my_name}}
{{company}}`,
  },
  {
    of: 'Tried to call',
    subject: 'Nous avons essayé de vous joindre ({{reference}})',
    body: `Bonjour {{first_name}},

J’ai appelé au numéro que vous nous avez donné, sans réussir à vous joindre. Quel moment vous conviendrait, et est-ce le bon numéro? Vous pouvez m’appeler au {{phone}}; votre référence est {{reference}}.

{{my_name}}
{{company}}`,
  },
] as const;

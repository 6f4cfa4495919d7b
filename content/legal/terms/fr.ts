import { brand, brandName } from '../../../config/brand.ts';
import { minimumAge, postalAddress, type TermsWords } from '../facts.ts';

export const fr = {
  head: {
    title: `Conditions générales | ${brandName}`,
    description:
      'Les règles d’usage de ce site : qui peut l’utiliser, la portée de nos textes et de nos chiffres, le sort de ce que vous envoyez, le droit applicable.',
  },
  title: 'Conditions générales',
  lead: 'Neuf clauses sur l’usage de ce site. Chacune est accompagnée d’une phrase simple ; c’est le texte long qui fait foi.',
  clauses: {
    scope: {
      title: 'Ce que couvrent ces conditions',
      short: 'Le site, pas nos contrats avec les clients.',
      paragraphs: [
        `Ces conditions s’appliquent entre vous et ${brand.legalName}, ${postalAddress} (« nous »), dès que vous utilisez ce site. En l’utilisant, vous les acceptez.`,
        'Notre travail pour des clients relève du contrat signé avec chacun d’eux. Si ce contrat et ces conditions diffèrent, c’est le contrat qui l’emporte.',
      ],
      points: [],
    },
    age: {
      title: 'Qui peut utiliser ce site',
      short: `Il faut avoir au moins ${minimumAge} ans.`,
      paragraphs: [
        `Vous devez avoir au moins ${minimumAge} ans pour utiliser ce site. Pour postuler, vous devez avoir l’âge légal de travailler là où vous vivez.`,
      ],
      points: [],
    },
    use: {
      title: 'Bon usage',
      short: 'Lisez, citez, faites des liens. Ne cassez rien.',
      paragraphs: [
        'Vous pouvez lire et imprimer ces pages, y renvoyer par un lien et les citer en indiquant la source. Vous ne pouvez pas utiliser le site d’une façon qui nuise au site, à nous-mêmes ou aux autres visiteurs.',
      ],
      points: [
        'Pas de tentative d’accès aux zones non publiques',
        'Pas de requêtes automatisées qui ralentissent le site pour les autres',
        'Pas de faux nom ni de coordonnées d’autrui dans nos formulaires',
        'Si vous trouvez une faille, signalez-la-nous avant d’en parler à d’autres, et nous vous remercierons',
      ],
    },
    content: {
      title: 'Textes, chiffres et dessins',
      short: 'À nous, faits avec soin ; ils ne remplacent pas un conseil.',
      paragraphs: [
        'Les textes, les dessins et le code de ce site nous appartiennent ou appartiennent à ceux qui nous en autorisent l’usage. Les noms et marques d’autres entreprises appartiennent à leurs titulaires.',
        'Les chiffres décrivent ce que nous avons mesuré dans les conditions indiquées. Ils ne promettent pas le même résultat chez vous, et rien ici ne remplace un conseil sur votre situation.',
      ],
      points: [],
    },
    submissions: {
      title: 'Ce que vous nous envoyez',
      short: 'Ce qui est à vous le reste. Pas de secrets par formulaire.',
      paragraphs: [
        'Ce que vous nous envoyez reste à vous. Vous nous autorisez à le lire et à le garder pour l’usage prévu, comme le décrit notre politique de confidentialité.',
        'Un message par formulaire ne crée ni contrat ni obligation de confidentialité. Si vous souhaitez partager une information confidentielle, demandez-nous d’abord un accord de confidentialité.',
      ],
      points: [],
    },
    links: {
      title: 'Liens vers d’autres sites',
      short: 'Vérifiés à la pose, pas chaque jour.',
      paragraphs: [
        'Certains liens mènent à des sites tiers. Nous les avons consultés en posant le lien et ne répondons pas de ce qu’ils montrent aujourd’hui. Signalez-nous ceux qui mènent au mauvais endroit.',
      ],
      points: [],
    },
    liability: {
      title: 'Responsabilité',
      short: 'Nous sommes soigneux, mais le site est fourni tel quel.',
      paragraphs: [
        'Nous faisons de notre mieux pour que ce site soit exact et disponible, mais il est fourni tel quel et sans garantie. Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects liés à son utilisation ou à son indisponibilité.',
        'Rien dans ces conditions ne limite une responsabilité que la loi interdit de limiter, ni vos droits de consommateur.',
      ],
      points: [],
    },
    law: {
      title: 'Droit et litiges',
      short: 'Le droit californien, et d’abord un appel.',
      paragraphs: [
        'Le droit de l’État de Californie s’applique et les tribunaux de San Francisco sont compétents. Si vous êtes consommateur, les règles impératives de votre lieu de résidence s’appliquent aussi.',
        'Avant d’aller en justice, appelez-nous. La plupart des désaccords que nous avons connus étaient des malentendus.',
      ],
      points: [],
    },
    changes: {
      title: 'Modifications et contact',
      short: 'Chaque version est datée.',
      paragraphs: [
        'Quand nous modifions ces conditions, nous changeons la date en tête. La version de cette page s’applique à partir de ce jour. Adressez vos questions à {email}, ou par courrier à l’adresse ci-dessus, avec la mention « Juridique ».',
      ],
      points: [],
    },
  },
} as const satisfies TermsWords;

import { defineMessages } from '../../define-messages.ts';
import { home as english } from '../en/home.ts';

/** French words of the home page and of the blocks other pages share with it. */
export const home = defineMessages(english, {
  // Document head
  'home.head.title': '{brand} : des systèmes informatiques qui tiennent',
  'home.head.description':
    'Cloud, bases de données, applications, DevOps et sécurité : une seule équipe, des résultats mesurés avant et après, une astreinte toute l’année.',

  // Hero
  'hero.title': 'Accélérez votre évolution numérique',
  'hero.subtitle': 'Des solutions informatiques de pointe qui transforment votre entreprise',
  'hero.cta': 'Commencer',
  'hero.secondary': 'Voir nos réalisations',
  'hero.caption': 'Fig. 1. Du plan à la pierre : un champ de {columns} colonnes',
  'home.trust': 'Plus de 500 entreprises dans le monde nous font confiance',
  'home.claims.label': 'Ce sur quoi vous pouvez compter',
  'home.claim.certified': 'Certifiés ISO 27001 et SOC 2 Type II',
  'home.claim.onCall': 'Des ingénieurs d’astreinte 24 h/24, tous les jours de l’année',
  'home.claim.cost': 'Jusqu’à 30 % de coûts en moins la première année',

  // Services
  'services.title': 'Nos services',
  'services.subtitle': 'Des solutions informatiques complètes pour votre entreprise',
  'home.services.all': 'Tous les services',
  'service.learnMore': 'En savoir plus',
  'service.learnMore.about': 'sur « {service} »',

  // Why choose
  'why.title': 'Pourquoi choisir {brand}',
  'why.lead': 'Quatre promesses, chacune avec son calcul. Chaque figure part de zéro et respecte l’échelle.',
  'proof.month': 'Mois {number}',
  'proof.cost.number': 'Jusqu’à 30 %',
  'proof.cost.claim': 'de coûts d’exploitation en moins',
  'proof.cost.text': 'Nous notons ce que vous payez le premier jour, puis nous comparons chaque mois.',
  'proof.cost.caption':
    'Fig. 2. Schéma. Coût mensuel en indice : 100 au moment du diagnostic, 70 au douzième mois.',
  'proof.cost.alt': 'Douze colonnes mensuelles qui descendent de 100 à 70.',
  'proof.cost.less': '30 de moins',
  'proof.deploy.number': '80 %',
  'proof.deploy.claim': 'de temps de déploiement en moins',
  'proof.deploy.text': 'De la fusion du code à la production, une fois l’attente confiée au pipeline.',
  'proof.deploy.caption': 'Fig. 3. Schéma. Durée d’un déploiement, avant = 100. Une colonne vaut cinq.',
  'proof.deploy.alt': 'Vingt colonnes avant, quatre après.',
  'proof.deploy.before': 'Avant',
  'proof.deploy.after': 'Après',
  'proof.week.number': '24 h/24, 7 j/7',
  'proof.week.claim': 'un ingénieur répond',
  'proof.week.text':
    'Les heures de bureau couvrent 45 des 168 heures d’une semaine. Le reste est assuré aussi.',
  'proof.week.caption': 'Fig. 4. Les 168 heures d’une semaine, un hexagone chacune.',
  'proof.week.alt': 'Sept rangées de 24 hexagones, tous pleins.',
  'proof.week.office': 'Heures de bureau, 45',
  'proof.week.onCall': 'Astreinte, 123',
  'proof.week.night': 'Samedi, 3 h',
  'proof.week.monday': 'Lu',
  'proof.week.tuesday': 'Ma',
  'proof.week.wednesday': 'Me',
  'proof.week.thursday': 'Je',
  'proof.week.friday': 'Ve',
  'proof.week.saturday': 'Sa',
  'proof.week.sunday': 'Di',
  'proof.migrate.number': '2 à 12 mois',
  'proof.migrate.claim': 'pour une migration',
  'proof.migrate.text': 'Le diagnostic vous situe avant tout engagement.',
  'proof.migrate.caption': 'Fig. 5. Une colonne par mois. Plein : le cas le plus court. Tracé : l’écart.',
  'proof.migrate.alt':
    'Petites et moyennes entreprises : deux à quatre mois. Grandes entreprises : six à douze mois.',
  'proof.migrate.small': 'Petites et moyennes',
  'proof.migrate.smallRange': '2 à 4 mois',
  'proof.migrate.enterprise': 'Grandes entreprises',
  'proof.migrate.enterpriseRange': '6 à 12 mois',

  // Testimonials
  'testimonials.title': 'Ce que disent nos clients',
  'testimonials.previous': 'Témoignage précédent',
  'testimonials.next': 'Témoignage suivant',
  'testimonials.rating': 'Note : {rating} sur {max}',
  'testimonials.slide': 'Témoignage {index} sur {total} : {name}',
  'testimonials.byline': '{role}, {company}',
  'clients.label': 'Nos clients',

  // Newsletter
  'newsletter.title': 'Une lettre par mois, de celles et ceux qui ont fait le travail',
  'newsletter.lead':
    'Notes de terrain sur les migrations, les pannes et les correctifs qui ont tenu. Aucune publicité.',
  'newsletter.label': 'E-mail professionnel',
  'newsletter.placeholder': 'nom@entreprise.fr',
  'newsletter.subscribe': 'S’abonner',
  'newsletter.subscribing': 'Inscription…',
  'newsletter.help': 'Votre adresse ne sert qu’à cette lettre.',
  'newsletter.thanks.title': 'Merci. La prochaine lettre est pour vous.',
  'newsletter.thanks.text': 'Elle partira à l’adresse {email}.',
  'newsletter.again': 'Inscrire une autre adresse',
  'newsletter.toast.title': 'C’est fait !',
  'newsletter.toast.text': 'Votre abonnement à notre lettre est enregistré.',

  // Blog teasers
  'home.posts.title': 'Carnet de terrain',
  'home.posts.all': 'Tous les articles',
  'post.readingTime.one': '{count} min de lecture',
  'post.readingTime.other': '{count} min de lecture',
  'post.category.all': 'Tous',

  // Consultation banner
  'consultation.title': 'Confiez-nous le système qui vous inquiète',
  'consultation.text':
    'Quarante-cinq minutes avec un ingénieur principal. Vous repartez avec un avis écrit, que vous nous choisissiez ou non.',
  'consultation.button': 'Réserver un entretien',
});

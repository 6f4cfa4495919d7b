import { defineMessages } from '../../define-messages.ts';
import { careers as english } from '../en/careers.ts';

/** French words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.head.title': 'Carrières : cinq postes à pourvoir | {brand}',
  'careers.head.description':
    'Cinq postes à temps plein et à distance : cloud, développement, données, plateforme et design. Ce que nous offrons, et comment postuler en dix minutes.',
  'careers.title': 'Cinq colonnes à dresser',
  'careers.lead': 'Cent d’entre nous sont déjà debout. Les cinq colonnes dessinées sont des postes ouverts.',
  'careers.hero.link': 'Voir les postes ouverts',
  'careers.hero.caption': 'Fig. 1. {people} collègues, {roles} postes ouverts. Une colonne pour chacun.',
  'careers.values.title': 'Ce que vous pouvez attendre de nous',
  'careers.values.innovation': 'Innovation',
  'careers.values.innovation.text':
    'Les idées sont dessinées, chiffrées et discutées avant d’être bâties. Chacun peut proposer une colonne ; la moitié des nôtres viennent de collègues arrivés depuis moins d’un an.',
  'careers.values.growth': 'Évolution',
  'careers.values.growth.text':
    'Une marche à la fois, et chaque marche par écrit : ce que demande le niveau suivant, qui décide, combien il est payé.',
  'careers.values.impact': 'Impact',
  'careers.values.impact.text':
    'Vous voyez le résultat. La clinique, la gare de fret, la boutique : chaque ingénieur rend visite au client au moins deux fois par an.',
  'careers.benefits.title': 'Avantages',
  'careers.benefits.leave': '5 semaines',
  'careers.benefits.leave.what': 'de congés',
  'careers.benefits.leave.text': 'et une semaine payée après chaque trimestre d’astreinte',
  'careers.benefits.learning': '4 000 $',
  'careers.benefits.learning.what': 'pour se former',
  'careers.benefits.learning.text': 'chaque année, et deux conférences',
  'careers.benefits.remote': 'À distance',
  'careers.benefits.remote.what': 'par défaut',
  'careers.benefits.remote.text': 'avec un bureau dans votre ville si vous le souhaitez',
  'careers.benefits.health': '100 %',
  'careers.benefits.health.what': 'de couverture santé',
  'careers.benefits.health.text': 'soins, dentaire et optique pour vous et votre famille',
  'careers.jobs.title': 'Postes ouverts',
  'careers.jobs.lead':
    'Les plus récents d’abord. Tous sont à temps plein et à distance, chacun rattaché à une ville.',

  // A job, in the list and on its page
  'job.apply': 'Postuler',
  'job.apply.about': 'au poste : {job}',
  'job.department': 'Équipe',
  'job.location': 'Lieu',
  'job.type': 'Type d’emploi',
  'job.experience': 'Expérience',
  'job.posted': 'Publié le',
  'job.invitation': 'Postulez en dix minutes.',
  'job.description': 'Description',
  'job.responsibilities': 'Responsabilités',
  'job.requirements': 'Profil recherché',
  'job.benefits': 'Avantages',
  'job.company.title': 'Qui est {brand} ?',
  'job.company.text':
    '{brand} est une société d’ingénierie d’un peu plus de cent personnes. Depuis huit ans, nous concevons, construisons et exploitons des systèmes pour des banques, des cliniques, des transporteurs et des commerces. Nous prenons moins de projets que nous ne le pourrions et y restons plus longtemps que nous n’y sommes tenus.',
  'job.hiring.title': 'Comment nous recrutons',
  'job.hiring.application': 'Candidature',
  'job.hiring.application.time': '5 jours',
  'job.hiring.call': 'Échange avec un ingénieur',
  'job.hiring.call.time': '45 minutes',
  'job.hiring.session': 'Séance de travail payée',
  'job.hiring.session.time': 'une demi-journée',
  'job.hiring.offer': 'Offre',
  'job.hiring.offer.time': 'sous une semaine',

  // The application form
  'application.title': 'Postuler',
  'application.lead':
    'Dix minutes. Une personne de l’équipe de recrutement lit chaque candidature et répond sous cinq jours ouvrés.',
  'application.firstName': 'Prénom',
  'application.lastName': 'Nom',
  'application.email': 'E-mail',
  'application.email.placeholder': 'nom@exemple.fr',
  'application.phone': 'Téléphone',
  'application.phone.hint': 'Avec l’indicatif du pays.',
  'application.linkedIn': 'LinkedIn',
  'application.linkedIn.placeholder': 'linkedin.com/in/…',
  'application.portfolio': 'Portfolio',
  'application.portfolio.placeholder': 'https://',
  'application.coverLetter': 'Lettre de motivation',
  'application.coverLetter.placeholder': 'Parlez-nous d’un système qui fait votre fierté.',
  'application.resume': 'CV',
  'application.resume.drop': 'Déposez votre CV ici',
  'application.resume.hint': 'PDF, DOC ou DOCX, 5 Mo max.',
  'application.resume.choose': 'Choisir un fichier',
  'application.resume.release': 'Relâchez pour joindre',
  'application.resume.ready': '{size}, prêt à envoyer',
  'application.resume.remove': 'Retirer',
  'application.resume.attached': '{file} est joint.',
  'application.resume.large':
    'Ce fichier dépasse 5 Mo. Vous pouvez l’envoyer, mais un plus petit s’ouvrira plus sûrement.',
  'application.resume.empty': 'Ce fichier est vide. Vous pouvez l’envoyer, mais il n’y aura rien à y lire.',
  'application.resume.otherFormat':
    'Ce n’est ni un PDF, ni un DOC, ni un DOCX. Vous pouvez l’envoyer, mais nous ne pourrons peut-être pas l’ouvrir.',
  'application.draft': 'Garder un brouillon sur cet appareil',
  'application.draft.hint':
    'Enregistre votre saisie, pas votre CV, dans ce navigateur pendant {days} jours ou jusqu’à l’envoi. À éviter sur un ordinateur partagé.',
  'application.draft.restored': 'Votre brouillon a été rétabli. Seul le CV est à joindre de nouveau.',
  'application.draft.refused': 'Ce navigateur ne permet pas de garder un brouillon.',
  'application.submit': 'Envoyer la candidature',
  'application.submitting': 'Envoi…',
  'application.submitted': 'Candidature envoyée',
  'application.succeeded': 'Candidature envoyée ! Nous vous répondrons bientôt.',
  'application.failed': 'Une erreur est survenue lors de l’envoi de votre candidature. Veuillez réessayer.',
  'application.privacy': 'Votre candidature sert à pourvoir ce poste, et à rien d’autre.',
  'application.back': 'Retour aux postes ouverts',
  'application.unscripted':
    'Le formulaire nécessite JavaScript. Sans lui, envoyez votre candidature à {email} en précisant le poste.',
});

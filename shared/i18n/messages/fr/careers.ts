import { defineMessages } from '#shared/i18n/define-messages.ts';
import { careers as english } from '#shared/i18n/messages/en/careers.ts';

/** French words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.hero.link': 'Voir nos offres d’emploi',
  'careers.jobs.none': 'Aucun poste n’est à pourvoir pour le moment. Les prochains paraîtront d’abord ici.',

  // A job, in the list and on its page
  'job.apply': 'Postuler',
  'job.apply.about': 'au poste « {job} »',
  'job.closed': 'Ce poste n’est plus à pourvoir',
  'job.fact.department': 'Équipe',
  'job.fact.location': 'Lieu',
  'job.fact.type': 'Durée du travail',
  'job.fact.experience': 'Expérience',
  'job.fact.salary': 'Salaire',
  'job.fact.posted': 'Publié le',
  'job.description': 'Description',
  'job.responsibilities': 'Vos missions',
  'job.requirements': 'Profil recherché',
  'job.benefits': 'Avantages',

  // The application form
  'application.title': 'Postuler',
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
  'application.coverLetter.placeholder': 'Pourquoi ce poste, et pourquoi vous ?',
  'application.resume': 'CV',
  'application.resume.drop': 'Déposez votre CV ici',
  'application.resume.hint': 'PDF, DOC ou DOCX, 5 Mo max.',
  'application.resume.choose': 'Choisir un fichier',
  'application.resume.release': 'Relâchez pour joindre',
  'application.resume.ready': '{size}, prêt pour l’envoi',
  'application.resume.remove': 'Retirer',
  'application.resume.attached': '{file} est joint.',
  'application.draft.label': 'Enregistrer un brouillon sur cet appareil',
  'application.draft.hint':
    'Votre saisie est enregistrée dans ce navigateur, sans votre CV, pendant {days} jours ou jusqu’à l’envoi. À éviter sur un ordinateur partagé.',
  'application.draft.restored': 'Votre brouillon a été rétabli. Seul le CV est à joindre de nouveau.',
  'application.draft.refused': 'Ce navigateur ne permet pas d’enregistrer un brouillon.',
  'application.form.submit': 'Envoyer la candidature',
  'application.form.submitting': 'Envoi…',
  'application.form.submitted': 'Candidature envoyée',
  'application.form.succeeded': 'Candidature envoyée ! Nous vous répondrons bientôt.',
  'application.form.failed':
    'Une erreur est survenue lors de l’envoi de votre candidature. Veuillez réessayer.',
  'application.form.failedAgain': 'Si l’envoi échoue de nouveau, adressez votre candidature à {email}.',
  'application.privacy':
    'Votre candidature ne sert qu’à pourvoir ce poste. Nous la conservons {time} au plus.',
  'application.form.back': 'Retour aux offres d’emploi',
  'application.form.unscripted':
    'Le formulaire nécessite JavaScript. Sans lui, envoyez votre candidature à {email} en précisant le poste.',
});

import { defineMessages } from '#shared/i18n/define-messages.ts';
import { modes as english } from '#shared/i18n/messages/en/modes.ts';

/** French words of the forms where the two modes say something else: what only one of them says. */
export const modes = defineMessages(english, {
  // Live mode
  'live.trap': 'Laissez ce champ vide',
  'live.upload': 'Envoi de votre CV',
  'live.resume.large': 'Ce fichier dépasse 5\u00A0Mo et ne peut pas être envoyé. Joignez-en un plus petit.',
  'live.resume.empty': 'Ce fichier est vide et ne peut pas être envoyé. Joignez-en un autre.',
  'live.resume.otherFormat':
    'Ce n’est ni un PDF, ni un DOC, ni un DOCX\u00A0: il ne peut pas être envoyé. Joignez un autre fichier.',
  'live.problem.resume':
    'Nous acceptons les fichiers PDF, DOC et DOCX, sans macros ni mot de passe. Celui-ci contient autre chose, quoi qu’en dise son nom. Enregistrez-le en PDF et joignez ce PDF.',
  'live.newsletter.help': 'Votre adresse ne sert qu’à l’envoi de cette lettre d’information.',
  'live.newsletter.confirm': 'Il reste une étape\u00A0: dans les 48 heures, ouvrez le lien envoyé à {email}.',
  'live.newsletter.sent':
    'Il reste une étape\u00A0: dans les 48 heures, ouvrez le lien que nous vous avons envoyé.',
  'live.newsletter.failed': 'Votre abonnement n’a pas pu être enregistré. Réessayez, ou écrivez à {email}.',
  'live.failure.offline': 'Ce site est injoignable. Vérifiez votre connexion et réessayez.',
  'live.failure.blocked':
    'Votre navigateur n’a pas laissé passer cet envoi, peut-être à cause d’un bloqueur de publicité. Désactivez-le pour ce site et réessayez.',
  'live.file.changed': '{file} a été modifié depuis que vous l’avez choisi. Choisissez-le de nouveau.',
  'live.file.slow': 'Votre connexion est trop lente pour ce fichier ({size}). Joignez-en un plus petit.',
  'live.file.large': 'Ce fichier ({size}) est trop lourd pour être envoyé. Joignez-en un plus petit.',
  'live.failure.again': 'Si l’envoi échoue de nouveau, écrivez à {email}.',
  'live.problem.required': '{field}\u00A0: remplissez ce champ.',
  'live.problem.email': '{field}\u00A0: nous ne pouvons pas écrire à cette adresse. Vérifiez-la.',
  'live.problem.too-long': '{field}\u00A0: ce texte est trop long. Raccourcissez-le.',
  'live.problem.other': '{field}\u00A0: nous ne pouvons pas accepter cette saisie. Recommencez.',
  'live.problem.position': 'Ce poste n’est plus à pourvoir. Choisissez-en un autre ou écrivez à {email}.',
  'live.problem.final':
    'Nous ne pouvons pas accepter cet envoi, et un nouvel essai n’y changera rien. Écrivez à {email}.',
  'live.problem.rate':
    'Trop de messages sont partis de votre connexion Internet. Votre saisie est conservée ici\u00A0: renvoyez-la dans {minutes}\u00A0min.',
  'live.problem.failed': 'L’envoi n’a pas abouti. Votre saisie est conservée ici\u00A0: réessayez.',

  // Simulated build: what it does not do, beside its forms and successes
  'demonstration.form': 'Démonstration\u00A0: ce que vous saisissez ici n’est pas envoyé.',
  'demonstration.done': 'Démonstration\u00A0: rien n’a été envoyé ni enregistré.',
  'simulated.answer':
    'Sur un site réel, votre message parvient à l’entreprise et vous lisez ici\u00A0: «\u00A0{answer}\u00A0»',
  'simulated.arrivals':
    'Ceci est une démonstration\u00A0: le mot de passe est vérifié dans ce navigateur, les candidatures sont des exemples et une nouvelle arrive toutes les {seconds} secondes.',
  'simulated.noArrivals':
    'Ceci est une démonstration\u00A0: le mot de passe est vérifié dans ce navigateur et aucune candidature n’arrive.',
  'simulated.resume.large':
    'Ce fichier dépasse 5\u00A0Mo. Vous pouvez l’envoyer, mais un plus petit s’ouvre plus facilement.',
  'simulated.resume.empty': 'Ce fichier est vide. Choisissez-en un autre.',
  'simulated.resume.otherFormat':
    'Ce n’est ni un PDF, ni un DOC, ni un DOCX. Vous pouvez l’envoyer, mais nous ne pourrons peut-être pas l’ouvrir.',
});

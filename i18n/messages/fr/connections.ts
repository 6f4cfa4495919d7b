import { defineMessages } from '../../define-messages.ts';
import { connections as english } from '../en/connections.ts';

/** French words of the dashboard's connections to other tools, in live mode. */
export const connections = defineMessages(english, {
  'connections.view': 'Connexions',
  'connections.lead':
    'D’autres outils de l’entreprise peuvent être informés de ce qui arrive et de ce qui change\u00A0: chaque événement est envoyé à leur adresse.',
  'connections.tools': 'Outils connectés',
  'connections.none': 'Aucun outil n’est encore connecté.',
  'connections.format': 'Outil',
  'connections.format.standard': 'Tout programme (webhook signé)',
  'connections.format.slack': 'Slack',
  'connections.format.hubspot': 'HubSpot',
  'connections.url': 'Adresse',
  'connections.url.hint': 'Elle commence par https://\u202F; c’est là que l’outil reçoit les webhooks.',
  'connections.token': 'Jeton d’accès',
  'connections.token.hint':
    'D’une application privée de HubSpot autorisée à écrire des contacts. Il ne sera plus affiché.',
  'connections.add': 'Connecter',
  'connections.added': 'L’outil est connecté.',
  'connections.secret': 'Clé des signatures',
  'connections.secret.hint':
    'Elle n’est affichée que maintenant. Saisissez-la dans le programme qui reçoit les webhooks.',
  'connections.key.renew': 'Nouvelle clé',
  'connections.key.renew.text':
    'La clé actuelle reste valable 24\u00A0heures\u00A0: les événements portent les deux signatures. Saisissez d’ici là la nouvelle chez le destinataire.',
  'connections.problem.address':
    'Aucun outil n’est joignable à cette adresse. Elle doit commencer par https://.',
  'connections.problem.private': 'Cette adresse n’appartient pas au réseau public Internet.',
  'connections.problem.required': 'Veuillez remplir ce champ.',
  'connections.problem.other': 'Cela ne peut pas être enregistré. Veuillez vérifier votre saisie.',
  'connections.full': 'Dix outils sont déjà connectés. Supprimez-en un d’abord.',
  'connections.delete.text': 'Ce qui attend encore pour cet outil ne sera plus envoyé.',
  'connections.deliveries': 'Envois',
  'connections.arrival': 'Nouveau message reçu\u202F!',
  'connections.arrival.text': '{name} vous a écrit.',
  'connections.consent.version': 'Version du consentement',
  'connections.consent.text': 'Texte du consentement',
});

import { defineMessages } from '../../define-messages.ts';
import { admin as english } from '../en/admin.ts';

/** French words of the admin page. */
export const admin = defineMessages(english, {
  'admin.head.title': 'Candidatures, pour l’équipe de recrutement',
  'admin.head.description':
    'L’accès de l’équipe de recrutement\u00A0: les candidatures à nos postes, les plus récentes d’abord, avec compteurs, tableau et lettres en entier.',
  'admin.title': 'Administration',
  'admin.lead': 'Candidatures. Accès réservé à l’équipe de recrutement.',
  'admin.password': 'Mot de passe',
  'admin.password.hint': 'La session reste ouverte sur cet appareil jusqu’à votre déconnexion.',
  'admin.logIn': 'Se connecter',
  'admin.invalid': 'Mot de passe incorrect',
  'admin.back': 'Retour au site',
  'admin.unscripted': 'La connexion nécessite JavaScript.',
  'admin.refused': 'Identifiants d’administration incorrects',
  'admin.loggedIn': 'Connexion à l’administration réussie',
  'admin.unavailable': 'Les candidatures n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',

  // The dashboard
  'admin.applications': 'Candidatures',
  'admin.notice':
    'Ceci est une démonstration\u00A0: le mot de passe est vérifié dans ce navigateur, les candidatures sont des exemples et une nouvelle arrive toutes les {seconds} secondes.',
  'admin.notice.still':
    'Ceci est une démonstration\u00A0: le mot de passe est vérifié dans ce navigateur et aucune candidature n’arrive.',
  'admin.none': 'Aucune candidature pour l’instant.',
  'admin.export': 'Exporter en CSV',
  'admin.export.file': 'candidatures.csv',
  'admin.logOut': 'Se déconnecter',
  'admin.total': 'Au total',
  'admin.status.new': 'Nouvelle',
  'admin.status.reviewed': 'Examinée',
  'admin.count.new': 'Nouvelles',
  'admin.count.reviewed': 'Examinées',
  'admin.name': 'Nom',
  'admin.position': 'Poste',
  'admin.date': 'Reçue le',
  'admin.status': 'Statut',
  'admin.table': 'Les {count} candidatures les plus récentes',
  'admin.table.shown': '{count} sur {total}, les plus récentes',
  'admin.detail': 'Candidature complète',
  'admin.detail.close': 'Fermer la candidature',
  'admin.notProvided': 'Non renseigné',
  'admin.noCoverLetter': 'Aucune lettre de motivation.',
  'admin.arrival': 'Nouvelle candidature reçue\u202F!',
  'admin.arrival.text': '{name} postule pour le poste « {job} ».',
});

import { defineMessages } from '#shared/i18n/define-messages.ts';
import { legal as english } from '#shared/i18n/messages/en/legal.ts';

/** French words of the legal pages around their texts. */
export const legal = defineMessages(english, {
  'legal.lastUpdated': 'Dernière mise à jour\u00A0: {date}',
  'legal.inShort': 'En bref',

  // What browsers keep, by key: content/pages/stored-entries.ts
  'legal.stored.theme': 'clair, sombre ou le réglage de votre appareil',
  'legal.stored.language': 'la langue choisie',
  'legal.stored.consent': 'votre choix au sujet des scripts facultatifs',
  'legal.stored.applicationDrafts': 'brouillons de vos candidatures, à votre demande seulement',
  'legal.stored.typedText': 'votre saisie, pour la conserver lors d’un changement de langue ou d’onglet',
  'legal.stored.admin':
    'indique qu’une personne de notre équipe est connectée\u202F; jamais enregistré chez les visiteurs',
  'legal.stored.session':
    'la session de notre propre équipe\u202F; les visiteurs ne reçoivent jamais ce cookie',
  'legal.stored.login':
    'indique qu’une personne de notre équipe se connecte\u202F; les visiteurs ne reçoivent jamais ce cookie',
  'legal.stored.browser':
    'indique qu’une personne de notre équipe s’est déjà connectée avec ce navigateur\u202F; les visiteurs ne reçoivent jamais ce cookie',
  'legal.stored.inSession': 'stockage de session, jusqu’au chargement de la page suivante',
  'legal.stored.inStorage': 'stockage local, jusqu’à ce que vous l’effaciez',
  'legal.stored.inStorageFor': 'stockage local, {time} au plus',
  'legal.stored.inCookieFor': 'cookie, {time} au plus',
  'legal.stored.noScripts': 'Scripts facultatifs\u00A0: aucun sur ce site.',
  'legal.stored.scripts': 'Scripts facultatifs, seulement après «\u00A0{accept}\u00A0»\u00A0: {scripts}.',

  // How long data are kept: legal/settings.yaml of the site
  'legal.kept.counts': 'Compteurs de requêtes par adresse IP',
  'legal.kept.logs': 'Journaux du serveur',
  'legal.kept.spam': 'Messages filtrés comme indésirables',
  'legal.kept.unconfirmed': 'Abonnements non confirmés',
  'legal.kept.repeats': 'Identifiants contre les doubles envois',
  'legal.kept.backups': 'Sauvegardes',
  'legal.kept.mails': 'Copies de nos e-mails et notifications',
  'legal.kept.enquiries': 'Demandes',
  'legal.kept.applications': 'Candidatures',
  'legal.kept.subscription': 'Abonnement à la lettre d’information',
  'legal.kept.untilLeft': 'jusqu’à votre désabonnement',
  'legal.retention.note':
    'Barres à l’échelle, en jours. La barre sans limite s’arrête à votre désabonnement.',
});

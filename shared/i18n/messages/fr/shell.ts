import { defineMessages } from '#shared/i18n/define-messages.ts';
import { shell as english } from '#shared/i18n/messages/en/shell.ts';

/** French words of what every page shares. */
export const shell = defineMessages(english, {
  // Top navigation
  'nav.home': 'Accueil',
  'nav.services': 'Services',
  'nav.about': 'À propos',
  'nav.portfolio': 'Réalisations',
  'nav.blog': 'Blog',
  'nav.contact': 'Contact',
  'nav.resources': 'Ressources',
  'nav.company': 'Entreprise',

  // The other menu entries
  'menu.caseStudies': 'Études de cas',
  'menu.whitePapers': 'Livres blancs',
  'menu.faq': 'FAQ',
  'menu.webinars': 'Webinaires',
  'menu.about': 'À propos',
  'menu.team': 'Notre équipe',
  'menu.careers': 'Carrières',
  'menu.contact': 'Nous contacter',
  'menu.privacy': 'Confidentialité',
  'menu.terms': 'Conditions d’utilisation',
  'menu.sitemap': 'Plan du site',

  // Foot of the services panel
  'panel.services.all': 'Tous les services',

  // Header, slide-in menu, landmarks
  'shell.skipToContent': 'Aller au contenu',
  'shell.homeLink': '{brand}, accueil',
  'header.menu': 'Menu',
  'header.openMenu': 'Ouvrir le menu',
  'header.closeMenu': 'Fermer le menu',
  'shell.group.toggle': '{group} : afficher les pages',
  'header.mainLandmark': 'Navigation principale',
  'header.mobileLandmark': 'Navigation mobile',
  'footer.landmark': 'Pied de page',
  'footer.legalLandmark': 'Informations légales',

  // Theme switch
  'theme.label': 'Thème',
  'theme.light': 'Clair',
  'theme.dark': 'Sombre',
  'theme.system': 'Système',

  // Language switch; it also says "Language" for whoever cannot read French
  'language.label': 'Langue',
  'language.current': '{code}, Langue (Language) : {name}',

  // Footer
  'footer.newsletter.label': 'E-mail professionnel',
  'footer.newsletter.placeholder': 'nom@entreprise.fr',
  'footer.newsletter.subscribe': 'S’abonner',
  'footer.copyright': '© {year} {company}',
  'footer.badges': 'Certificats et partenariats',
  'footer.channels': 'Moyens de contact',
  'footer.profiles': 'Profils sur les réseaux sociaux',
  'header.channels': 'Moyens de contact',
  'registration.vat': 'N° de TVA : {number}',
  'registration.register': 'Immatriculation : {entry}',
  'registration.insurance': 'Assurance responsabilité civile : {insurer}',
  'footer.certifications': 'Certifications et conformité : {list}',
  'footer.cookieSettings': 'Gérer les cookies',

  // Cookie banner
  'cookies.title': 'Ce que ce site enregistre',
  'cookies.text':
    'Vos choix sont enregistrés dans ce navigateur\u202F; les visiteurs ne reçoivent aucun cookie. Ce site n’a aucun script facultatif\u202F; s’il en avait, ils ne s’exécuteraient que si vous acceptiez tout. Vous pouvez modifier votre choix à tout moment en pied de page.',
  'cookies.text.scripts':
    'Vos choix sont enregistrés dans ce navigateur. Ces scripts facultatifs ne s’exécutent que si vous acceptez tout\u00A0: {scripts}. Vous pouvez modifier votre choix à tout moment en pied de page.',
  'cookies.acceptAll': 'Tout accepter',
  'cookies.necessaryOnly': 'Uniquement les nécessaires',
  'cookies.close': 'Fermer',

  // Small controls and notices
  'scrollToTop.label': 'Revenir en haut',
  'notifications.label': 'Messages du site',
  'notifications.dismiss': 'Masquer',
  'link.opensInNewTab': '(s’ouvre dans un nouvel onglet)',
  'label.value': '{label}\u00A0: {value}',
  'form.requiredNote': 'Les champs marqués d’un * sont obligatoires.',
  'form.optional': 'Facultatif',
  'loadError.title': 'La page n’a pas pu être chargée',
  'loadError.text': 'La connexion a été interrompue. Votre saisie est toujours là ; veuillez réessayer.',

  // Not-found page; the specification fixes title, text and the two buttons (SPEC section 2)
  'notFound.title': 'Page introuvable',
  'notFound.text': 'Oups ! La page que vous cherchez n’existe pas ou a été déplacée.',
  'notFound.home': 'Retour à l’accueil',
  'notFound.contact': 'Contacter le support',
  'notFound.more': 'Vous cherchiez peut-être',
});

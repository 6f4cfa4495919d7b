import { defineMessages } from '../../define-messages.ts';
import { search as english } from '../en/search.ts';

/** French words of the search. */
export const search = defineMessages(english, {
  'search.label': 'Rechercher',
  'search.description':
    'Trouvez services, articles, postes ouverts, études de cas, livres blancs, webinaires, personnes et réponses de ce site, à partir d’un mot ou d’un fragment.',
  'search.lead':
    'Services, articles, postes ouverts, personnes et réponses\u00A0: un mot ou un fragment suffit.',
  'search.field': 'Rechercher sur ce site',
  'search.unscripted':
    'Sans JavaScript, cette page ne peut pas chercher, mais voici tout ce qu’il y a. Votre navigateur trouve des mots dans la page avec Ctrl+F.',
  'search.all': 'Tout ce qu’il y a sur ce site',
  'search.best': 'Meilleurs résultats',
  'search.recent': 'Ouvert à l’instant',
  'search.actions': 'Actions',
  'search.print': 'Imprimer cette page',
  'search.close': 'Fermer la recherche',
  'search.results': 'Résultats\u00A0: {count}',
  'search.none': 'Aucun résultat pour «\u00A0{term}\u00A0».',
  'search.none.hint': 'Essayez un mot plus court ou un autre mot.',
  'search.failed': 'La recherche n’a pas pu être chargée. Cette page énumère tout\u00A0:',
  'search.keys': 'Les flèches parcourent la liste, Entrée ouvre, Échap ferme.',
  'search.language': 'Langue\u00A0: {name}',
  'search.theme': 'Thème\u00A0: {name}',
  'search.group.pages': 'Pages',

  // Words by which people look for a page that its name and its text do not have
  'search.also.home': 'début page principale',
  'search.also.services': 'offre solutions prix coûts tarifs prestations',
  'search.also.about': 'entreprise société histoire valeurs direction qui sommes-nous',
  'search.also.team': 'personnel collègues collaborateurs experts',
  'search.also.portfolio': 'projets travaux clients références',
  'search.also.blog': 'actualités articles notes billets',
  'search.also.contact': 'téléphone appeler adresse bureau horaires demande devis',
  'search.also.careers': 'emplois offres postes recrutement candidature postuler travailler chez nous stage',
  'search.also.resources': 'téléchargements documents',
  'search.also.caseStudies': 'témoignages exemples références',
  'search.also.whitePapers': 'guides rapports pdf téléchargement',
  'search.also.faq': 'questions fréquentes réponses aide',
  'search.also.webinars': 'événements conférences enregistrements vidéo formation',
  'search.also.privacy': 'protection des données RGPD cookies données personnelles',
  'search.also.terms': 'CGU juridique contrat',
  'search.also.sitemap': 'aperçu toutes les pages',
});

import { brand, brandName } from '../../../config/brand.ts';
import type { ServicesMode } from '../../../config/services-mode.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { minimumAge, postalAddress, type PrivacyWords } from '../facts.ts';

/** The privacy policy in French, as a build of a mode has it. */
export const fr = (mode: ServicesMode): PrivacyWords => ({
  head: {
    title: `Politique de confidentialité | ${brandName}`,
    description:
      'Ce que ce site apprend de vous, ce que nous en faisons, combien de temps nous le gardons, comment le corriger ou l’effacer. Neuf clauses en langage clair.',
  },
  title: 'Politique de confidentialité',
  lead: 'Neuf clauses. Chacune est accompagnée d’une phrase simple ; c’est le texte long qui fait foi.',
  clauses: {
    scope: {
      title: 'Ce que couvre cette politique',
      short: 'Qui nous sommes et à quoi s’appliquent ces pages.',
      paragraphs: [
        `${brand.legalName} (« nous ») exploite ce site depuis l’adresse suivante : ${postalAddress}. Cette politique explique ce que nous recueillons quand vous visitez ce site, nous écrivez, vous abonnez à notre lettre ou postulez, et ce que nous en faisons.`,
        'Elle ne couvre pas les systèmes que nous exploitons pour nos clients. Ceux-ci relèvent du contrat passé avec chaque client.',
      ],
      points: [],
    },
    collection: {
      title: 'Ce que nous recueillons',
      short: 'Seulement ce que vous saisissez, et ce que voit tout serveur web.',
      paragraphs: [
        'Ce que vous nous donnez : nom, adresse e-mail, téléphone, entreprise et message dans le formulaire de contact ; votre adresse e-mail si vous vous abonnez ; vos coordonnées, liens, lettre de motivation et CV si vous postulez.',
        'Ce qu’envoie votre navigateur : la page demandée, l’heure, votre région approximative et le type de navigateur. Nous ne nous en servons pas pour vous identifier.',
        ...(mode === 'simulated'
          ? [
              'Dans cette version du site, les formulaires sont simulés : ce que vous saisissez reste dans votre navigateur et n’est envoyé nulle part.',
            ]
          : [
              'Ce qu’un formulaire envoie est enregistré sur notre serveur et transmis par e-mail aux personnes qui y répondent. Nous enregistrons aussi la date de l’envoi, la langue de la page et la version du texte placé près du bouton. Ce que notre filtre prend pour du courrier indésirable est conservé à part et effacé plus tôt.',
              'Un abonnement ne commence que lorsque vous avez suivi, dans les 48 heures, le lien que nous vous envoyons. Une adresse que personne ne confirme est effacée.',
            ]),
      ],
      points: [],
    },
    use: {
      title: 'Ce que nous en faisons',
      short: 'Répondre, envoyer ce que vous avez demandé, recruter.',
      paragraphs: [
        'Vos données servent à vous répondre, à vous envoyer la lettre mensuelle si vous l’avez demandée, à étudier votre candidature et à maintenir le site en état de marche et en sécurité. Nous ne vendons pas de données personnelles et ne nous en servons pas pour entraîner des modèles.',
      ],
      points: [
        'Répondre aux demandes et préparer des propositions',
        'Envoyer la lettre que vous avez demandée',
        'Étudier les candidatures',
        'Détecter les abus et tenir des journaux de sécurité',
      ],
    },
    cookies: {
      title: 'Cookies et stockage local',
      short: 'Deux sortes, et le site fonctionne avec une seule.',
      paragraphs: [
        `${mode === 'simulated' ? 'Nous ne déposons aucun cookie et ne chargeons' : 'Le seul cookie que nous déposons sert à la connexion de notre personnel ; les visiteurs n’en reçoivent aucun, et nous ne chargeons'} rien depuis des sites tiers. Les entrées nécessaires dans le stockage local de votre navigateur, énumérées ci-dessous, mémorisent vos choix. Elles ne quittent pas votre appareil et vous pouvez les effacer à tout moment.`,
        'Des scripts facultatifs ne s’exécuteraient que si vous choisissiez « Tout accepter ». Il n’y en a aucun à ce jour. Vous pouvez changer d’avis à tout moment depuis le pied de page.',
      ],
      points: [
        `${storageKeys.theme} : clair, sombre ou système`,
        `${storageKeys.language} : la langue choisie`,
        `${storageKeys.consent} : votre choix en matière de cookies`,
        `${storageKeys.applicationDrafts} : brouillons de candidature, à votre demande seulement, 30 jours`,
        `${storageKeys.admin} : présent tant qu’un administrateur est connecté`,
      ],
    },
    retention: {
      title: 'Durées de conservation',
      short: 'À l’échelle, ci-dessous.',
      paragraphs: [
        'Nous effaçons les données dès qu’il n’y a plus de raison de les conserver. Les barres indiquent la durée maximale pour chaque catégorie.',
      ],
      points: [],
    },
    sharing: {
      title: 'Qui d’autre y a accès',
      short: 'Quelques prestataires sous contrat.',
      paragraphs: [
        'Notre hébergeur, notre prestataire de messagerie et notre outil de candidatures traitent des données pour notre compte, en vertu de contrats écrits. Nous n’en communiquons aux autorités que si la loi l’exige, et nous vous en informons sauf interdiction.',
      ],
      points: [],
    },
    rights: {
      title: 'Vos droits',
      short: 'Voir, corriger, emporter, effacer.',
      paragraphs: [
        'Où que vous viviez, vous pouvez demander une copie de vos données, les faire corriger ou effacer, vous opposer à leur utilisation ou les recevoir dans un format réutilisable. Écrivez à {email}. Nous répondons sous trente jours.',
        'Si vous vivez dans l’Espace économique européen ou au Royaume-Uni, vous pouvez aussi introduire une réclamation auprès de votre autorité de protection des données.',
      ],
      points: [],
    },
    children: {
      title: 'Mineurs',
      short: `Pas avant ${minimumAge} ans.`,
      paragraphs: [
        `Ce site ne s’adresse pas aux enfants de moins de ${minimumAge} ans et nous ne recueillons pas sciemment leurs données. Si vous pensez qu’un enfant nous a écrit, dites-le-nous et nous l’effacerons.`,
      ],
      points: [],
    },
    changes: {
      title: 'Modifications et contact',
      short: 'Chaque version est datée.',
      paragraphs: [
        'Quand nous modifions cette politique, nous changeons la date en tête et tenons les versions antérieures à votre disposition sur demande. Adressez vos questions à {email}, ou par courrier à l’adresse ci-dessus, avec la mention « Confidentialité ».',
      ],
      points: [],
    },
  },
  retention: {
    logs: { name: 'Journaux du serveur', duration: '30 jours' },
    applications: { name: 'Candidatures non retenues', duration: '12 mois' },
    enquiries: { name: 'Demandes', duration: '24 mois' },
    newsletter: { name: 'Abonnement à la lettre', duration: 'jusqu’à désinscription' },
  },
});

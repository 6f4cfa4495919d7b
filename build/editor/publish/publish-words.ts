/** The words of the button and its dialog. What the check and Git say is in English. */
interface PublishWords {
  publish: string;
  intro: string;
  unsaved: string;
  prepare: string;
  back: string;
  backIntro: string;
  cancel: string;
  close: string;
  again: string;
  working: string;
  publishing: string;
  details: string;
  review: string;
  changes: string;
  files: string;
  others: string;
  unpushed: string;
  theirs: string;
  message: string;
  author: string;
  push: string;
  host: string;
  noHost: string;
  identity: string;
  name: string;
  email: string;
  next: string;
  uploadAgain: string;
  published: string;
  'rolled back': string;
  unchanged: string;
  'held back': string;
  failed: string;
  reload: string;
  restarted: string;
  busy: string;
  stop: string;
  stopped: string;
  lost: string;
}

export const publishWords: Readonly<Record<string, PublishWords> & { en: PublishWords }> = {
  en: {
    publish: 'Publish',
    intro: 'The site is checked and built first. Then you see what has changed, and decide.',
    unsaved: 'You have unsaved changes. Cancel and save them first, or continue without them.',
    prepare: 'Show the changes',
    back: 'Back to the version before',
    backIntro:
      'Visitors see the version before until a newer change is published. Your files stay as they are.',
    cancel: 'Cancel',
    close: 'Close',
    again: 'Try again',
    working: 'The site is being checked and built. This can take a minute.',
    publishing: 'Publishing. It continues if you close this window.',
    details: 'Details',
    review: 'Publish this?',
    changes: 'What visitors will see',
    files: 'Changed files',
    others: 'Changed outside the site, not included',
    unpushed: 'Not sent to your colleagues yet',
    theirs: 'Changes of others that will be published too',
    message: 'Entry in the history',
    author: 'Author',
    push: 'Sent to your colleagues at',
    host: 'Online at',
    noHost:
      'No host is set up on this computer. Visitors see the new version only if your host publishes every change by itself. If it does not, ask the person who looks after your website to set up the host once: the guide “Publish from your computer” says how.',
    identity:
      'The history of your site records a name and an email address with each change. Everybody with access to it can see them.',
    name: 'Your name',
    email: 'Your email address',
    next: 'Continue',
    uploadAgain: 'Nothing has changed since the last upload. Upload the site again?',
    published: 'Published.',
    'rolled back': 'The version before is back.',
    unchanged: 'Nothing has changed since the last time. The current version stays.',
    'held back': 'Nothing has changed since you went back. The version before stays until something changes.',
    failed: 'Not published.',
    reload: 'Your folder now has the changes of others too. Reload the editor to see them.',
    restarted: 'The editor was restarted. Reload this page, then publish again.',
    busy: 'The site is still being published, perhaps from another tab. Try again in a minute.',
    stop: 'Stop publishing',
    stopped:
      'Publishing was stopped. A part of the new version may be online already: publish again to complete it.',
    lost: 'The connection to the editor has ended. Run npm run edit again and reload this page.',
  },
  de: {
    publish: 'Veröffentlichen',
    intro:
      'Zuerst wird die Website geprüft und erstellt. Dann sehen Sie, was sich geändert hat, und entscheiden.',
    unsaved:
      'Sie haben ungespeicherte Änderungen. Brechen Sie ab und speichern Sie sie, oder fahren Sie ohne sie fort.',
    prepare: 'Änderungen anzeigen',
    back: 'Zurück zur vorigen Version',
    backIntro:
      'Besucher sehen wieder die vorige Version, bis eine neuere Änderung veröffentlicht wird. Ihre Dateien bleiben, wie sie sind.',
    cancel: 'Abbrechen',
    close: 'Schließen',
    again: 'Noch einmal versuchen',
    working: 'Die Website wird geprüft und erstellt. Das kann eine Minute dauern.',
    publishing: 'Wird veröffentlicht. Das läuft weiter, auch wenn Sie dieses Fenster schließen.',
    details: 'Einzelheiten',
    review: 'Das veröffentlichen?',
    changes: 'Das werden Besucher sehen',
    files: 'Geänderte Dateien',
    others: 'Außerhalb der Website geändert, nicht enthalten',
    unpushed: 'Noch nicht an Ihr Team gesendet',
    theirs: 'Änderungen anderer, die mit veröffentlicht werden',
    message: 'Eintrag im Verlauf',
    author: 'Name im Verlauf',
    push: 'Wird an Ihr Team gesendet über',
    host: 'Online unter',
    noHost:
      'Auf diesem Computer ist kein Hosting eingerichtet. Besucher sehen die neue Version nur, wenn Ihr Anbieter jede Änderung selbst veröffentlicht. Falls nicht, bitten Sie die Person, die Ihre Website betreut, das Hosting einmal einzurichten: Die Anleitung „Publish from your computer“ (auf Englisch) erklärt, wie.',
    identity:
      'Der Verlauf Ihrer Website nennt zu jeder Änderung einen Namen und eine E-Mail-Adresse. Wer Zugriff darauf hat, kann beides sehen.',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    next: 'Weiter',
    uploadAgain: 'Seit dem letzten Hochladen hat sich nichts geändert. Die Website noch einmal hochladen?',
    published: 'Veröffentlicht.',
    'rolled back': 'Die vorige Version ist wieder da.',
    unchanged: 'Seit dem letzten Mal hat sich nichts geändert. Die jetzige Version bleibt.',
    'held back':
      'Seit dem Zurückgehen hat sich nichts geändert. Die vorige Version bleibt, bis sich etwas ändert.',
    failed: 'Nicht veröffentlicht.',
    reload: 'Ihr Ordner enthält jetzt auch Änderungen anderer. Laden Sie den Editor neu, um sie zu sehen.',
    restarted:
      'Der Editor wurde neu gestartet. Laden Sie diese Seite neu und veröffentlichen Sie dann noch einmal.',
    busy: 'Die Website wird noch veröffentlicht, vielleicht aus einem anderen Tab. Versuchen Sie es in einer Minute noch einmal.',
    stop: 'Veröffentlichen abbrechen',
    stopped:
      'Das Veröffentlichen wurde abgebrochen. Ein Teil der neuen Version kann schon online sein: Veröffentlichen Sie noch einmal, um sie zu vervollständigen.',
    lost: 'Die Verbindung zum Editor ist beendet. Starten Sie npm run edit noch einmal und laden Sie diese Seite neu.',
  },
  es: {
    publish: 'Publicar',
    intro: 'Primero se comprueba y se genera el sitio. Después verá qué ha cambiado y decidirá.',
    unsaved: 'Hay cambios sin guardar. Cancele y guárdelos primero, o continúe sin ellos.',
    prepare: 'Mostrar los cambios',
    back: 'Volver a la versión anterior',
    backIntro:
      'Los visitantes verán la versión anterior hasta que se publique un cambio más reciente. Sus archivos no cambian.',
    cancel: 'Cancelar',
    close: 'Cerrar',
    again: 'Intentar de nuevo',
    working: 'El sitio se está comprobando y generando. Puede tardar un minuto.',
    publishing: 'Se está publicando. Continúa aunque cierre esta ventana.',
    details: 'Detalles',
    review: '¿Publicar esto?',
    changes: 'Lo que verán los visitantes',
    files: 'Archivos modificados',
    others: 'Modificado fuera del sitio, no incluido',
    unpushed: 'Aún no enviado a su equipo',
    theirs: 'Cambios de otras personas que también se publicarán',
    message: 'Entrada en el historial',
    author: 'Nombre en el historial',
    push: 'Se envía a su equipo en',
    host: 'En línea en',
    noHost:
      'Este equipo no tiene configurado ningún alojamiento. Los visitantes solo verán la nueva versión si su proveedor publica por sí mismo cada cambio. Si no es así, pida a la persona que se ocupa de su sitio web que configure el alojamiento una vez: la guía «Publish from your computer» (en inglés) explica cómo.',
    identity:
      'El historial de su sitio registra con cada cambio un nombre y una dirección de correo. Cualquiera con acceso al historial puede verlos.',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    next: 'Continuar',
    uploadAgain: 'Nada ha cambiado desde la última subida. ¿Subir el sitio de nuevo?',
    published: 'Publicado.',
    'rolled back': 'La versión anterior está de vuelta.',
    unchanged: 'Nada ha cambiado desde la última vez. La versión actual se mantiene.',
    'held back':
      'Nada ha cambiado desde que volvió atrás. La versión anterior se mantiene hasta que algo cambie.',
    failed: 'No se ha publicado.',
    reload: 'Su carpeta contiene ahora también cambios de otras personas. Recargue el editor para verlos.',
    restarted: 'El editor se ha reiniciado. Recargue esta página y publique de nuevo.',
    busy: 'El sitio aún se está publicando, quizá desde otra pestaña. Inténtelo de nuevo en un minuto.',
    stop: 'Detener la publicación',
    stopped:
      'La publicación se ha detenido. Puede que una parte de la nueva versión ya esté en línea: publique de nuevo para completarla.',
    lost: 'Se ha perdido la conexión con el editor. Inicie de nuevo npm run edit y recargue esta página.',
  },
  fr: {
    publish: 'Publier',
    intro: 'Le site est d’abord vérifié et généré. Vous voyez ensuite ce qui a changé, puis vous décidez.',
    unsaved:
      'Vous avez des modifications non enregistrées. Annulez et enregistrez-les d’abord, ou continuez sans elles.',
    prepare: 'Afficher les modifications',
    back: 'Revenir à la version précédente',
    backIntro:
      'Les visiteurs voient la version précédente jusqu’à la publication d’une modification plus récente. Vos fichiers ne changent pas.',
    cancel: 'Annuler',
    close: 'Fermer',
    again: 'Réessayer',
    working: 'Le site est en cours de vérification et de génération. Cela peut prendre une minute.',
    publishing: 'Publication en cours. Elle continue si vous fermez cette fenêtre.',
    details: 'Détails',
    review: 'Publier ceci ?',
    changes: 'Ce que verront les visiteurs',
    files: 'Fichiers modifiés',
    others: 'Modifié en dehors du site, non inclus',
    unpushed: 'Pas encore envoyé à votre équipe',
    theirs: 'Modifications d’autres personnes, publiées aussi',
    message: 'Entrée dans l’historique',
    author: 'Nom dans l’historique',
    push: 'Envoyé à votre équipe sur',
    host: 'En ligne sur',
    noHost:
      'Aucun hébergement n’est configuré sur cet ordinateur. Les visiteurs ne voient la nouvelle version que si votre hébergeur publie lui-même chaque modification. Sinon, demandez à la personne qui s’occupe de votre site de configurer l’hébergement une fois : le guide « Publish from your computer » (en anglais) explique comment.',
    identity:
      'L’historique de votre site enregistre un nom et une adresse e-mail avec chaque modification. Toute personne qui y a accès peut les voir.',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    next: 'Continuer',
    uploadAgain: 'Rien n’a changé depuis le dernier envoi. Envoyer le site à nouveau ?',
    published: 'Publié.',
    'rolled back': 'La version précédente est de retour.',
    unchanged: 'Rien n’a changé depuis la dernière fois. La version actuelle reste.',
    'held back':
      'Rien n’a changé depuis votre retour en arrière. La version précédente reste jusqu’à la prochaine modification.',
    failed: 'Non publié.',
    reload:
      'Votre dossier contient maintenant aussi les modifications d’autres personnes. Rechargez l’éditeur pour les voir.',
    restarted: 'L’éditeur a été redémarré. Rechargez cette page, puis publiez à nouveau.',
    busy: 'Le site est encore en cours de publication, peut-être depuis un autre onglet. Réessayez dans une minute.',
    stop: 'Arrêter la publication',
    stopped:
      'La publication a été arrêtée. Une partie de la nouvelle version est peut-être déjà en ligne : publiez à nouveau pour la compléter.',
    lost: 'La connexion avec l’éditeur est interrompue. Relancez npm run edit et rechargez cette page.',
  },
};

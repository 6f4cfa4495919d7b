import { defineMessages } from '#shared/i18n/define-messages.ts';
import { shell as english } from '#shared/i18n/messages/en/shell.ts';

/** Spanish words of what every page shares. */
export const shell = defineMessages(english, {
  // Top navigation
  'nav.home': 'Inicio',
  'nav.services': 'Servicios',
  'nav.about': 'Quiénes somos',
  'nav.portfolio': 'Proyectos',
  'nav.blog': 'Blog',
  'nav.contact': 'Contacto',
  'nav.resources': 'Recursos',
  'nav.company': 'Empresa',

  // The other menu entries
  'menu.caseStudies': 'Casos prácticos',
  'menu.whitePapers': 'Informes técnicos',
  'menu.faq': 'Preguntas frecuentes',
  'menu.webinars': 'Seminarios web',
  'menu.about': 'Quiénes somos',
  'menu.team': 'Nuestro equipo',
  'menu.careers': 'Empleo',
  'menu.contact': 'Contacte con nosotros',
  'menu.privacy': 'Política de privacidad',
  'menu.terms': 'Condiciones de uso',
  'menu.sitemap': 'Mapa del sitio',

  // Foot of the services panel
  'panel.services.all': 'Todos los servicios',

  // Header, slide-in menu, landmarks
  'shell.skipToContent': 'Saltar al contenido',
  'shell.homeLink': '{brand}, inicio',
  'header.menu': 'Menú',
  'header.openMenu': 'Abrir el menú',
  'header.closeMenu': 'Cerrar el menú',
  'shell.group.toggle': '{group}: mostrar las páginas',
  'header.mainLandmark': 'Navegación principal',
  'header.mobileLandmark': 'Navegación móvil',
  'footer.landmark': 'Pie de página',
  'footer.legalLandmark': 'Información legal',

  // Theme switch
  'theme.label': 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Sistema',

  // Language switch; it also says "Language" for whoever cannot read Spanish
  'language.label': 'Idioma',
  'language.current': '{code}, Idioma (Language): {name}',

  // Footer
  'footer.newsletter.label': 'Correo profesional',
  'footer.newsletter.placeholder': 'nombre@empresa.es',
  'footer.newsletter.subscribe': 'Suscribirse',
  'footer.copyright': '© {year} {company}',
  'footer.badges': 'Certificados y alianzas',
  'footer.channels': 'Vías de contacto',
  'footer.profiles': 'Perfiles en redes sociales',
  'header.channels': 'Vías de contacto',
  'registration.vat': 'NIF-IVA: {number}',
  'registration.register': 'Datos registrales: {entry}',
  'registration.insurance': 'Seguro de responsabilidad civil: {insurer}',
  'footer.certifications': 'Certificaciones y cumplimiento: {list}',
  'footer.cookieSettings': 'Configurar cookies',

  // Cookie banner
  'cookies.title': 'Qué guarda este sitio',
  'cookies.text':
    'Sus preferencias se guardan en este navegador; los visitantes no reciben cookies. Los scripts opcionales solo se ejecutarían si aceptara todo, y este sitio no tiene ninguno. Puede cambiar su elección desde el pie de página.',
  'cookies.text.scripts':
    'Sus preferencias se guardan en este navegador. Estos scripts opcionales solo se ejecutan si acepta todo: {scripts}. Puede cambiar su elección desde el pie de página.',
  'cookies.acceptAll': 'Aceptar todo',
  'cookies.necessaryOnly': 'Solo lo necesario',
  'cookies.close': 'Cerrar',

  // Small controls and notices
  'scrollToTop.label': 'Volver arriba',
  'notifications.label': 'Notificaciones',
  'notifications.dismiss': 'Descartar',
  'link.opensInNewTab': '(se abre en una pestaña nueva)',
  'label.value': '{label}: {value}',
  'form.requiredNote': 'Los campos marcados con * son obligatorios.',
  'form.optional': 'Opcional',
  'loadError.title': 'No se ha podido cargar la página',
  'loadError.text': 'La conexión se ha interrumpido. Lo que ha escrito sigue aquí; inténtelo de nuevo.',

  // Not-found page; the specification fixes title, text and the two buttons (SPEC section 2)
  'notFound.title': 'Página no encontrada',
  'notFound.text': '¡Vaya! La página que busca no existe o se ha movido.',
  'notFound.home': 'Volver al inicio',
  'notFound.contact': 'Contactar con soporte',
  'notFound.more': 'Quizá buscaba',
});

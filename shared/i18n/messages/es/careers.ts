import { defineMessages } from '#shared/i18n/define-messages.ts';
import { careers as english } from '#shared/i18n/messages/en/careers.ts';

/** Spanish words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.hero.link': 'Ver vacantes',
  'careers.jobs.none': 'Ahora mismo no tenemos vacantes. Las nuevas aparecerán aquí primero.',

  // A job, in the list and on its page
  'job.apply': 'Presentar candidatura',
  'job.apply.about': 'para el puesto de {job}',
  'job.department': 'Departamento',
  'job.location': 'Ubicación',
  'job.type': 'Tipo de empleo',
  'job.experience': 'Experiencia',
  'job.salary': 'Salario',
  'job.posted': 'Publicado',
  'job.description': 'Descripción',
  'job.responsibilities': 'Funciones',
  'job.requirements': 'Requisitos',
  'job.benefits': 'Qué ofrecemos',

  // The application form
  'application.title': 'Presente su candidatura',
  'application.firstName': 'Nombre',
  'application.lastName': 'Apellidos',
  'application.email': 'Correo electrónico',
  'application.email.placeholder': 'nombre@correo.es',
  'application.phone': 'Teléfono',
  'application.phone.hint': 'Con el prefijo del país.',
  'application.linkedIn': 'LinkedIn',
  'application.linkedIn.placeholder': 'linkedin.com/in/…',
  'application.portfolio': 'Portafolio',
  'application.portfolio.placeholder': 'https://',
  'application.coverLetter': 'Carta de presentación',
  'application.coverLetter.placeholder': '¿Por qué este puesto y por qué usted?',
  'application.resume': 'Currículum',
  'application.resume.drop': 'Suelte aquí su currículum',
  'application.resume.hint': 'PDF, DOC o DOCX, máximo 5 MB',
  'application.resume.choose': 'Elegir archivo',
  'application.resume.release': 'Suelte para adjuntarlo',
  'application.resume.ready': '{size}, listo para enviar',
  'application.resume.remove': 'Quitar',
  'application.resume.attached': '{file} está adjunto.',
  'application.resume.large':
    'Este archivo supera los 5\u00A0MB. Puede enviarlo, pero uno más pequeño se abre mejor.',
  'application.resume.empty': 'Este archivo está vacío. Elija otro.',
  'application.resume.otherFormat':
    'No es un PDF, DOC ni DOCX. Puede enviarlo, pero quizá no podamos abrirlo.',
  'application.draft': 'Guardar un borrador en este dispositivo',
  'application.draft.hint':
    'Lo que escribe, salvo el currículum, se guarda en este navegador durante {days} días o hasta que envíe la candidatura. No use esta opción en un ordenador compartido.',
  'application.draft.restored': 'Se ha recuperado su borrador. Solo falta adjuntar de nuevo el currículum.',
  'application.draft.refused': 'Este navegador no permite guardar un borrador.',
  'application.submit': 'Enviar candidatura',
  'application.submitting': 'Enviando…',
  'application.submitted': 'Candidatura enviada',
  'application.succeeded': '¡Candidatura enviada correctamente! Pronto nos pondremos en contacto con usted.',
  'application.failed': 'Se ha producido un error al enviar su candidatura. Inténtelo de nuevo.',
  'application.failed.again': 'Si vuelve a fallar, envíe su candidatura a {email}.',
  'application.privacy':
    'Usamos su candidatura para decidir sobre este puesto y para nada más. La conservamos {time} como máximo.',
  'application.back': 'Volver a Empleo',
  'application.unscripted':
    'El formulario necesita JavaScript. Sin él, envíe su candidatura a {email} e indique el puesto.',
});

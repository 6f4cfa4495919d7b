import { defineMessages } from '#shared/i18n/define-messages.ts';
import { careers as english } from '#shared/i18n/messages/en/careers.ts';

/** Spanish words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.hero.link': 'Ver vacantes',
  'careers.jobs.none': 'Ahora mismo no tenemos vacantes. Las nuevas aparecerán aquí primero.',

  // A job, in the list and on its page
  'job.apply': 'Presentar candidatura',
  'job.apply.about': 'para el puesto de {job}',
  'job.closed': 'Esta vacante ya está cerrada',
  'job.fact.department': 'Departamento',
  'job.fact.location': 'Ubicación',
  'job.fact.type': 'Tipo de empleo',
  'job.fact.experience': 'Experiencia',
  'job.fact.salary': 'Salario',
  'job.fact.posted': 'Publicado',
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
  'application.draft.label': 'Guardar un borrador en este dispositivo',
  'application.draft.hint':
    'Lo que escribe, salvo el currículum, se guarda en este navegador durante {days} días o hasta que envíe la candidatura. No use esta opción en un ordenador compartido.',
  'application.draft.restored': 'Se ha recuperado su borrador. Solo falta adjuntar de nuevo el currículum.',
  'application.draft.refused': 'Este navegador no permite guardar un borrador.',
  'application.form.submit': 'Enviar candidatura',
  'application.form.submitting': 'Enviando…',
  'application.form.submitted': 'Candidatura enviada',
  'application.form.succeeded':
    '¡Candidatura enviada correctamente! Pronto nos pondremos en contacto con usted.',
  'application.form.failed': 'Se ha producido un error al enviar su candidatura. Inténtelo de nuevo.',
  'application.form.failedAgain': 'Si vuelve a fallar, envíe su candidatura a {email}.',
  'application.privacy':
    'Usamos su candidatura para decidir sobre este puesto y para nada más. La conservamos {time} como máximo.',
  'application.form.back': 'Volver a Empleo',
  'application.form.unscripted':
    'El formulario necesita JavaScript. Sin él, envíe su candidatura a {email} e indique el puesto.',
});

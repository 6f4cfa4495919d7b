import { defineMessages } from '../../define-messages.ts';
import { careers as english } from '../en/careers.ts';

/** Spanish words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.head.title': 'Empleo: cinco puestos por cubrir | {brand}',
  'careers.head.description':
    'Cinco puestos a jornada completa y en remoto: nube, desarrollo, datos, plataforma y diseño. Qué ofrecemos y cómo presentar la candidatura en diez minutos.',
  'careers.title': 'Cinco columnas por levantar',
  'careers.lead': 'Cien ya estamos en pie. Las cinco columnas dibujadas son puestos abiertos.',
  'careers.hero.link': 'Ver puestos abiertos',
  'careers.hero.caption': 'Fig. 1. {people} personas, {roles} puestos abiertos. A escala 1:1.',
  'careers.values.title': 'Lo que puede esperar de nosotros',
  'careers.values.innovation': 'Innovación',
  'careers.values.innovation.text':
    'Las ideas se dibujan, se calculan y se discuten antes de construirse. Cualquiera puede proponer una columna; la mitad de las nuestras empezó con alguien en su primer año.',
  'careers.values.growth': 'Crecimiento',
  'careers.values.growth.text':
    'Paso a paso, y cada paso por escrito: qué exige el siguiente nivel, quién lo decide y cuánto se paga.',
  'careers.values.impact': 'Impacto',
  'careers.values.impact.text':
    'El efecto se ve. La clínica, la terminal de carga, la tienda: cada ingeniero visita al cliente al menos dos veces al año.',
  'careers.benefits.title': 'Beneficios',
  'careers.benefits.leave': '5 semanas',
  'careers.benefits.leave.what': 'de vacaciones',
  'careers.benefits.leave.text': 'y una semana pagada tras cada trimestre de guardias',
  'careers.benefits.learning': '4000 $',
  'careers.benefits.learning.what': 'para formarse',
  'careers.benefits.learning.text': 'cada año, y dos viajes a congresos',
  'careers.benefits.remote': 'En remoto',
  'careers.benefits.remote.what': 'por norma',
  'careers.benefits.remote.text': 'con escritorio en su ciudad si lo desea',
  'careers.benefits.health': '100 %',
  'careers.benefits.health.what': 'de cobertura sanitaria',
  'careers.benefits.health.text': 'médica, dental y oftalmológica para usted y su familia',
  'careers.jobs.title': 'Puestos abiertos',
  'careers.jobs.lead':
    'Los más recientes primero. Todos son a jornada completa y en remoto, cada uno con una ciudad de referencia.',

  // A job, in the list and on its page
  'job.apply': 'Optar al puesto',
  'job.apply.about': 'de {job}',
  'job.department': 'Departamento',
  'job.location': 'Ubicación',
  'job.type': 'Tipo',
  'job.experience': 'Experiencia',
  'job.posted': 'Publicado',
  'job.invitation': 'Presente su candidatura en diez minutos.',
  'job.description': 'Descripción',
  'job.responsibilities': 'Responsabilidades',
  'job.requirements': 'Requisitos',
  'job.benefits': 'Beneficios',
  'job.company.title': 'Acerca de {brand}',
  'job.company.text':
    '{brand} es una empresa de ingeniería informática de algo más de cien personas. Desde hace ocho años diseñamos, construimos y operamos sistemas para bancos, clínicas, empresas de transporte y comercios. Aceptamos menos proyectos de los que podríamos y seguimos en ellos más tiempo del que nos exige el contrato.',
  'job.hiring.title': 'Cómo contratamos',
  'job.hiring.application': 'Candidatura',
  'job.hiring.application.time': '5 días',
  'job.hiring.call': 'Llamada con un ingeniero',
  'job.hiring.call.time': '45 minutos',
  'job.hiring.session': 'Sesión de trabajo pagada',
  'job.hiring.session.time': 'media jornada',
  'job.hiring.offer': 'Oferta',
  'job.hiring.offer.time': 'en una semana',

  // The application form
  'application.title': 'Presente su candidatura',
  'application.lead':
    'Diez minutos. Una persona del equipo de selección lee cada candidatura y responde en cinco días laborables.',
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
  'application.coverLetter.placeholder': 'Háblenos de un sistema que le enorgullezca.',
  'application.resume': 'Currículum',
  'application.resume.drop': 'Suelte aquí su currículum',
  'application.resume.hint': 'PDF, DOC o DOCX, máximo 5 MB',
  'application.resume.choose': 'Elegir archivo',
  'application.resume.release': 'Suelte para adjuntarlo',
  'application.resume.ready': '{size}, listo para enviar',
  'application.resume.remove': 'Quitar',
  'application.resume.attached': '{file} está adjunto.',
  'application.resume.large':
    'Este archivo supera los 5 MB. Puede enviarlo, pero uno más pequeño se abrirá con menos problemas.',
  'application.resume.empty': 'Este archivo está vacío. Puede enviarlo, pero no habrá nada que leer en él.',
  'application.resume.otherFormat':
    'No es un PDF, DOC ni DOCX. Puede enviarlo, pero quizá no podamos abrirlo.',
  'application.draft': 'Guardar un borrador en este dispositivo',
  'application.draft.hint':
    'Guarda lo que escribe, no su currículum, en este navegador durante {days} días o hasta que envíe la candidatura. No lo use en un ordenador compartido.',
  'application.draft.restored': 'Se ha recuperado su borrador. Solo falta adjuntar de nuevo el currículum.',
  'application.draft.refused': 'Este navegador no permite guardar un borrador.',
  'application.submit': 'Enviar candidatura',
  'application.submitting': 'Enviando…',
  'application.submitted': 'Candidatura enviada',
  'application.succeeded': '¡Candidatura enviada correctamente! Pronto nos pondremos en contacto con usted.',
  'application.failed': 'Se ha producido un error al enviar su candidatura. Inténtelo de nuevo.',
  'application.privacy': 'Usamos su candidatura para decidir sobre este puesto y para nada más.',
  'application.back': 'Volver a Empleo',
  'application.unscripted':
    'El formulario necesita JavaScript. Sin él, envíe su candidatura a {email} e indique el puesto.',
});

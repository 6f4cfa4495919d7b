import { brand, brandName } from '../../../config/brand.ts';
import type { ServicesMode } from '../../../config/services-mode.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { minimumAge, postalAddress, type PrivacyWords } from '../facts.ts';

/** The privacy policy in Spanish, as a build of a mode has it. */
export const es = (mode: ServicesMode): PrivacyWords => ({
  head: {
    title: `Política de privacidad | ${brandName}`,
    description:
      'Qué sabe de usted este sitio web, qué hacemos con ello, cuánto tiempo lo guardamos y cómo corregirlo o borrarlo. Nueve cláusulas en lenguaje claro.',
  },
  title: 'Política de privacidad',
  lead: 'Nueve cláusulas. Cada una lleva al lado una frase sencilla; el texto extenso es el vinculante.',
  clauses: {
    scope: {
      title: 'Qué cubre esta política',
      short: 'Quiénes somos y a qué se aplican estas páginas.',
      paragraphs: [
        `${brand.legalName} («nosotros») gestiona este sitio web desde ${postalAddress}. Esta política explica qué recogemos cuando nos visita, nos escribe, se suscribe a nuestro boletín u opta a un puesto, y qué hacemos con ello.`,
        'No cubre los sistemas que operamos para clientes. Esos se rigen por el contrato con cada cliente.',
      ],
      points: [],
    },
    collection: {
      title: 'Qué recogemos',
      short: 'Solo lo que usted escribe, más lo que ve cualquier servidor web.',
      paragraphs: [
        'Lo que usted nos da: nombre, correo, teléfono, empresa y mensaje si usa el formulario de contacto; su correo si se suscribe; sus datos de contacto, enlaces, carta de presentación y currículum si opta a un puesto.',
        'Lo que envía su navegador: la página solicitada, la hora, su región aproximada y el tipo de navegador. No lo usamos para identificarle.',
        ...(mode === 'simulated'
          ? [
              'En esta edición del sitio los formularios son simulados: lo que escribe se queda en su navegador y no se envía a ninguna parte.',
            ]
          : [
              'Lo que envía un formulario se guarda en nuestro servidor y llega por correo a quienes lo atienden. Guardamos también cuándo se envió, el idioma de la página y la versión del texto que acompaña al botón. Lo que nuestro filtro toma por correo no deseado se guarda aparte y se borra antes.',
              'Una suscripción solo empieza cuando usted sigue el enlace que le enviamos, en un plazo de 48 horas. La dirección que nadie confirma se borra.',
            ]),
      ],
      points: [],
    },
    use: {
      title: 'Para qué lo usamos',
      short: 'Para responder, enviar lo que pidió y contratar.',
      paragraphs: [
        'Usamos sus datos para contestarle, enviarle el boletín mensual si se suscribió, valorar su candidatura y mantener el sitio en marcha y seguro. No vendemos datos personales ni los usamos para entrenar modelos.',
      ],
      points: [
        'Responder consultas y preparar propuestas',
        'Enviar el boletín al que se suscribió',
        'Valorar las candidaturas',
        'Detectar abusos y guardar registros de seguridad',
      ],
    },
    cookies: {
      title: 'Cookies y almacenamiento local',
      short: 'Hay dos tipos, y el sitio funciona con uno.',
      paragraphs: [
        `${mode === 'simulated' ? 'No usamos cookies ni cargamos' : 'La única cookie que usamos es la del acceso de nuestro personal; los visitantes no reciben ninguna, y no cargamos'} nada de terceros. Las entradas necesarias en el almacenamiento local de su navegador, enumeradas abajo, guardan sus elecciones. No salen de su dispositivo y puede borrarlas desde el navegador cuando quiera.`,
        'Los scripts opcionales solo se ejecutarían si eligiera «Aceptar todo». Por ahora no hay ninguno. Puede cambiar su elección en cualquier momento desde el pie de página.',
      ],
      points: [
        `${storageKeys.theme}: claro, oscuro o sistema`,
        `${storageKeys.language}: el idioma elegido`,
        `${storageKeys.consent}: su elección sobre cookies`,
        `${storageKeys.applicationDrafts}: borradores de candidatura, solo si usted lo pide, durante 30 días`,
        `${storageKeys.admin}: presente mientras un administrador tiene la sesión abierta`,
      ],
    },
    retention: {
      title: 'Cuánto tiempo lo guardamos',
      short: 'Dibujado a escala más abajo.',
      paragraphs: [
        'Borramos los datos cuando deja de haber motivo para guardarlos. Las barras muestran el plazo máximo de cada tipo.',
      ],
      points: [],
    },
    sharing: {
      title: 'Quién más lo ve',
      short: 'Unos pocos proveedores con contrato.',
      paragraphs: [
        'Nuestro proveedor de alojamiento, el de correo y el sistema de candidaturas tratan datos por encargo nuestro y con acuerdos escritos. Solo los comunicamos a las autoridades cuando la ley lo exige, y se lo diremos salvo que nos lo prohíban.',
      ],
      points: [],
    },
    rights: {
      title: 'Sus derechos',
      short: 'Verlo, corregirlo, llevárselo, borrarlo.',
      paragraphs: [
        'Viva donde viva, puede pedir una copia de sus datos, su rectificación o supresión, oponerse a su tratamiento o recibirlos en un formato portátil. Escriba a {email}. Contestamos en un plazo de treinta días.',
        'Si está en el Espacio Económico Europeo o en el Reino Unido, también puede presentar una reclamación ante su autoridad de protección de datos.',
      ],
      points: [],
    },
    children: {
      title: 'Menores',
      short: `No es para menores de ${minimumAge} años.`,
      paragraphs: [
        `Este sitio no se dirige a menores de ${minimumAge} años y no recogemos sus datos a sabiendas. Si cree que un menor nos ha escrito, díganoslo y lo borraremos.`,
      ],
      points: [],
    },
    changes: {
      title: 'Cambios y contacto',
      short: 'Todas las versiones llevan fecha.',
      paragraphs: [
        'Cuando modificamos esta política, cambiamos la fecha del principio y conservamos las versiones anteriores para quien las pida. Envíe sus preguntas a {email} o por correo postal a la dirección indicada más arriba, con la mención «Privacidad».',
      ],
      points: [],
    },
  },
  retention: {
    logs: { name: 'Registros del servidor', duration: '30 días' },
    applications: { name: 'Candidaturas no seleccionadas', duration: '12 meses' },
    enquiries: { name: 'Consultas', duration: '24 meses' },
    newsletter: { name: 'Suscripción al boletín', duration: 'hasta que se dé de baja' },
  },
});

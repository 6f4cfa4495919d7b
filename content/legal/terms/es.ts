import { brand, brandName } from '../../../config/brand.ts';
import { minimumAge, postalAddress, type TermsWords } from '../facts.ts';

export const es = {
  head: {
    title: `Términos y condiciones | ${brandName}`,
    description:
      'Las reglas de uso de este sitio web: quién puede usarlo, qué valor tienen nuestros textos y cifras, qué pasa con lo que nos envía y qué ley se aplica.',
  },
  title: 'Términos y condiciones',
  lead: 'Nueve cláusulas sobre el uso de este sitio. Cada una lleva al lado una frase sencilla; el texto extenso es el vinculante.',
  clauses: {
    scope: {
      title: 'Qué cubren estos términos',
      short: 'El sitio web, no nuestros contratos con clientes.',
      paragraphs: [
        `Estos términos se aplican entre usted y ${brand.legalName}, ${postalAddress} («nosotros») cada vez que use este sitio web. Al usarlo, los acepta.`,
        'El trabajo que hacemos para clientes se rige por el contrato firmado con cada uno. Si ese contrato y estos términos difieren, prevalece el contrato.',
      ],
      points: [],
    },
    age: {
      title: 'Quién puede usarlo',
      short: `Debe tener al menos ${minimumAge} años.`,
      paragraphs: [
        `Para usar este sitio debe tener al menos ${minimumAge} años. Para optar a un puesto debe tener edad legal para trabajar donde vive.`,
      ],
      points: [],
    },
    use: {
      title: 'Uso correcto',
      short: 'Lea, enlace, cite. No lo rompa.',
      paragraphs: [
        'Puede leer, imprimir y enlazar estas páginas, y citarlas indicando la fuente. No puede usar el sitio de un modo que lo dañe o nos perjudique a nosotros o a otros visitantes.',
      ],
      points: [
        'No intente entrar en zonas que no son públicas',
        'No envíe peticiones automáticas que ralenticen el sitio para los demás',
        'No ponga nombres falsos ni datos ajenos en nuestros formularios',
        'Si encuentra una vulnerabilidad, díganoslo antes que a otros y se lo agradeceremos',
      ],
    },
    content: {
      title: 'Textos, cifras y dibujos',
      short: 'Son nuestros, están hechos con cuidado y no sustituyen al asesoramiento.',
      paragraphs: [
        'Los textos, dibujos y código de este sitio son nuestros o de quienes nos permiten usarlos. Los nombres y marcas de otras empresas son de sus titulares.',
        'Las cifras describen lo que medimos en las condiciones indicadas junto a ellas. No garantizan que su sistema se comporte igual, y nada de lo publicado sustituye al asesoramiento sobre su caso.',
      ],
      points: [],
    },
    submissions: {
      title: 'Lo que nos envía',
      short: 'Lo suyo sigue siendo suyo. No envíe secretos por formulario.',
      paragraphs: [
        'Lo que nos envía sigue siendo suyo. Nos permite leerlo y guardarlo para el fin con el que lo envió, como describe nuestra política de privacidad.',
        'Un mensaje por formulario no crea contrato ni deber de confidencialidad. Si desea compartir algo confidencial, pídanos antes un acuerdo.',
      ],
      points: [],
    },
    links: {
      title: 'Enlaces a otros sitios',
      short: 'Los revisamos al ponerlos, no a diario.',
      paragraphs: [
        'Algunos enlaces llevan a sitios ajenos. Los comprobamos al ponerlos y no respondemos de lo que muestren hoy. Avísenos si alguno lleva adonde no debe.',
      ],
      points: [],
    },
    liability: {
      title: 'Responsabilidad',
      short: 'Somos cuidadosos, pero el sitio se ofrece tal cual.',
      paragraphs: [
        'Mantenemos este sitio exacto y disponible lo mejor que podemos, pero lo ofrecemos tal cual y sin garantías. En la medida en que la ley lo permita, no respondemos de pérdidas indirectas derivadas de su uso o de que no esté disponible.',
        'Nada de lo dispuesto en estos términos limita la responsabilidad que por ley no pueda limitarse ni los derechos que usted tenga como consumidor.',
      ],
      points: [],
    },
    law: {
      title: 'Ley aplicable y conflictos',
      short: 'Ley de California, y antes una llamada.',
      paragraphs: [
        'Se aplican las leyes del estado de California y son competentes los tribunales de San Francisco. Si usted es consumidor, se aplican además las normas imperativas del lugar donde vive.',
        'Antes de ir a juicio, llámenos. La mayoría de los desacuerdos que hemos visto eran malentendidos.',
      ],
      points: [],
    },
    changes: {
      title: 'Cambios y contacto',
      short: 'Todas las versiones llevan fecha.',
      paragraphs: [
        'Cuando modificamos estos términos, cambiamos la fecha del principio. La versión de esta página rige desde ese día. Envíe sus preguntas a {email} o por correo postal a la dirección indicada más arriba, con la mención «Legal».',
      ],
      points: [],
    },
  },
} as const satisfies TermsWords;

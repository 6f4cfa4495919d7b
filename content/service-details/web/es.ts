import { brandName } from '../../../config/brand.ts';
import type { WebWords } from './facts.ts';

export const es: WebWords = {
  head: {
    title: `Desarrollo web y tiendas | ${brandName}`,
    description:
      'Sitios de empresa, tiendas y aplicaciones web que cargan al momento, cumplen WCAG 2.2 AA y se cambian sin desarrollador. El peso se fija de antemano.',
  },
  lead: 'Sitios que cargan en lo que dura un pensamiento, que cualquiera puede leer y que se cambian sin recurrir a un desarrollador.',
  caption: 'Fig. 1. Losas finas, todas sustituibles',
  features: {
    title: 'Rápido, accesible, editable',
    lead: 'Cada cualidad tiene su cifra, y cada cifra se comprueba antes de cada publicación.',
    cards: [
      {
        title: 'Rápido',
        description: 'Fijamos un presupuesto de peso antes de diseñar, y si se rebasa, la compilación falla.',
        figure: '1,2 s',
        figureLabel: 'hasta la primera vista en un móvil de gama media, mediana de nuestros sitios en 2024',
      },
      {
        title: 'Accesible',
        description:
          'El contraste, el foco, los títulos y los formularios son parte del dibujo, no un informe al final.',
        figure: 'AA',
        figureLabel: 'de WCAG 2.2, probado por personas que usan un lector de pantalla a diario',
      },
      {
        title: 'Editable',
        description:
          'El contenido vive en un sistema que eligieron sus editores, con vistas previas fieles a la página.',
        figure: '4 min',
        figureLabel: 'de la corrección a la página publicada, por un editor y sin tique',
      },
    ],
  },
  stack: {
    title: 'Doce herramientas en cinco hiladas',
    lead: 'Puestas como un muro: la hilada ancha da al visitante, la estrecha guarda los datos. Solo añadimos una piedra cuando el muro la pide.',
    courses: {
      frontend: { name: 'Frontend', note: 'lo que ve el visitante' },
      backend: { name: 'Backend', note: 'lo que le responde' },
      cms: { name: 'CMS', note: 'lo que usan los editores' },
      ecommerce: { name: 'Comercio electrónico', note: 'lo que cobra' },
      database: { name: 'Base de datos', note: 'lo que recuerda' },
    },
  },
  weight: {
    title: 'Doscientos cincuenta kilobytes',
    lead: 'Lo que pesa, con todo incluido, una primera página típica nuestra. La mediana de los sitios de nuestras primeras auditorías pesa nueve veces más.',
    caption: 'Fig. 2. Peso de una primera visita, a escala.',
    parts: { images: 'Imágenes', script: 'Scripts', fonts: 'Tipografías', page: 'Página y estilos' },
  },
  process: {
    title: 'Cinco piedras para cruzar',
    steps: {
      discover: { title: 'Descubrir', description: 'Quién viene, a qué, y qué se lo impide hoy.' },
      design: { title: 'Diseñar', description: 'Tipografía, estructura y estados, primero en tamaño móvil.' },
      build: {
        title: 'Construir',
        description: 'Contenido real desde la primera semana, tras un enlace de vista previa.',
      },
      test: {
        title: 'Probar',
        description: 'Velocidad, accesibilidad y formularios, en los dispositivos que la gente tiene.',
      },
      launch: {
        title: 'Lanzar',
        description: 'Redirecciones comprobadas una a una y un mes de seguimiento.',
      },
    },
  },
  closing: {
    title: 'Envíenos una página demasiado lenta',
    description: 'Le devolvemos qué la frena, por orden de peso, y qué quitaríamos primero.',
  },
};

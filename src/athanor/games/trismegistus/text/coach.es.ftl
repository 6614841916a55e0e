## El tutor: cómo se gana y para qué es cada tipo de decisión. Una frase cada uno.

coach-goal = Se gana por puntos de victoria tras tres rondas. La mayoría vienen de los experimentos que realizas, de las fórmulas en la cámara de tu Piedra, de tu experimento magistral y de publicaciones que tus símbolos demuestran.

coach-ask-laboratory = Un laboratorio trae ocho fórmulas, cada una para un uso, y la cámara donde se colocan; ninguno es malo.
coach-ask-choose-experiment = Tu primer experimento marca el camino: toma aquel cuyos cubos y medidor alcances antes.
coach-ask-choose-masterpiece = El experimento magistral es el mayor premio: elige uno que pida lo que de todos modos vas a hacer.
coach-ask-choose-publication = Una publicación paga por símbolos de lo que realizas y tienes: elige una que vaya con tu experimento.
coach-ask-choose-artifact = Un artefacto se activa al pasar por su flecha: elige uno para una flecha que vayas a usar.
coach-ask-chosen = Ya has elegido; cámbialo solo si se te ha ocurrido algo mejor.
coach-ask-draft = La potencia de un dado es el número de dados de su cuenco; su símbolo dice qué obtienes y su color qué flechas y artefactos puedes usar.
coach-ask-redraft = La potencia que queda vale una acción y solo coges tres dados por ronda: conserva el dado mientras te sirva.
coach-ask-turn-die = Gíralo al material que quieras obtener; su color no cambia.
coach-ask-ethereal = Un dado etéreo es una potencia más: gástalo donde permita una acción que no alcanzaba.
coach-ask-act = Una acción por turno: mira tus experimentos y consigue lo que les falta, sean cubos, esencias o niveles de un medidor.
coach-ask-declared = Esta acción no gasta un dado tuyo: úsala para lo que le falta a tu próximo experimento.
coach-ask-transmuting = Otro paso por la misma flecha cuesta 1 de potencia y una esencia, y vuelve a subir un medidor.
coach-ask-finish = Primero las acciones gratuitas: realiza lo que esté listo, recarga artefactos, coloca fórmulas; luego termina tu turno.
coach-ask-react = Una reacción usa el dado de un rival: las fichas vuelven al final de la ronda, así que la que no usas se pierde.
coach-ask-fire = El artefacto se activa porque pasaste por su flecha: úsalo si ahora te da algo; si no, déjalo preparado.
coach-ask-ability = Úsalo ahora si te sirve lo que da; si no, sigue preparado.
coach-ask-granted = Una transmutación sin dado: elige la flecha cuyo medidor o material necesites.
coach-ask-rewards = Toma antes lo que haga más útil lo siguiente.
coach-ask-price = Bajar un nivel paga lo que sigue: compensa donde ese medidor ya ha cumplido.
coach-ask-advance = Sube el medidor que espera un experimento, tu experimento magistral o una bonificación.
coach-ask-gain = Obtén lo que le falta a tu próximo experimento o transmutación.
coach-ask-exchange = Cambia lo que te sobra por lo que pide un experimento; el oro vale por todo.
coach-ask-return = Devuelve la publicación cuyos símbolos te cueste más demostrar.
coach-ask-draw-artifact = Un artefacto al azar sustituye a uno de los tuyos: roba solo si puedes prescindir de ese.
coach-ask-place-artifact = Ponlo en una flecha por la que vayas a pasar a menudo.
coach-ask-place-formula = Colócala donde antes complete una fila o columna: las líneas llenas pagan.
coach-ask-unlock = Elige la fórmula cuyo uso encaje en tus próximos turnos.
coach-ask-pay = Paga primero con cubos en bruto: los refinados y el oro valen por más cosas.
coach-ask-pay-level = Un nivel que falta se suple con plata: al final no sirve para nada más.

coach-pick-bacon = Sencillo para empezar: sus fórmulas son cubos, y dos en una columna ya pagan.
coach-pick-maria = Sencillo para empezar: sus fórmulas son esencias, y la columna del medio solo necesita una.

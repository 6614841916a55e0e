# Textos de la arena.

elsewhere = Algo falló en otro proceso.
arena-twice = El bot «{ $bot }» se nombra dos veces; jugaría contra sí mismo.
arena-crowd = { $bots } bots son demasiados para una arena: como mucho { $most }.
arena-alone = «{ $bot }» necesita a alguien contra quien jugar en una partida de { $players }: nombra otro bot.
arena-sprt-pair = Una prueba secuencial compara dos bots en una mesa: nombra dos, y al menos dos jugadores.
arena-died = La partida { $game } ha acabado { $times } veces con el proceso que la jugaba. Quizá faltó memoria, o algún bot está roto.
arena-no-ray = Aquí no está instalado Ray: pip install "athanor-games[ray]". Sin --ray las partidas se juegan en esta máquina.
arena-ray-fails = No hay ningún Ray en «{ $address }»: { $why }
arena-file = No se puede escribir el archivo { $file }.
arena-busy = Otra arena está escribiendo ahora en el archivo { $file }.
arena-not-ours = El archivo { $file } no lo escribió una arena, y queda como está.
arena-other-run = El archivo { $file } contiene otra serie: no coincide { $differ }. Nombra otro archivo, o da la orden con la que empezó.
arena-damaged = El archivo { $file } ha sido cambiado: una de sus líneas no encaja en la serie.

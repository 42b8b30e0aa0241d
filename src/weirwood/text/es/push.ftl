# Lo que se niega a quien quiere recibir avisos en un dispositivo.
why-table-no_push = Esta mesa solo avisa a dispositivos por servicios conocidos: { $allowed }. Esa dirección lleva a otro sitio.
why-table-no_pushes = Esta mesa no avisa a ningún dispositivo de que le toca a alguien.
why-table-bad_push = Las claves de esta suscripción no lo son: hacen falta un punto elíptico de 65 bytes y un secreto de 16, en base64.
why-table-bad_quiet = Las horas de silencio son minutos de un día, de 0 a { $most }, y un reloj va como mucho un día adelantado o atrasado.

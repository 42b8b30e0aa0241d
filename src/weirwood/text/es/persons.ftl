# Lo que se niega a quien quiere que la mesa lo reconozca.
why-table-bad_passkey = No se ha podido comprobar esta llave de acceso. Nada ha cambiado.
why-table-no_passkey = Esta mesa no conoce esta llave de acceso.
why-table-copied_passkey = Parece que han copiado esta llave de acceso: ha firmado más veces en otro sitio. Entra de otra forma y quítala.
why-table-challenge = Ha tardado demasiado o ya se había usado. Prueba otra vez.
why-table-bad_code = Este código no abre nada: está usado, sustituido o mal escrito.
why-table-old_link = Este enlace ya se usó o es demasiado viejo. Pide un código nuevo en el otro dispositivo.
why-table-no_device = Ninguno de tus dispositivos se llama así.
why-table-too_many_devices = Ya tienes { $most } dispositivos: echa uno antes.
why-table-too_many_passkeys = Ya tienes { $most } llaves de acceso: quita una antes.
why-table-full_lists = La mesa guarda { $most } listas de todos sus invitados y no admite más.
why-table-too_many_lists = Ya guardas { $most } listas: desecha alguna antes.
why-table-lists_too_large = Todas tus listas con sus versiones son demasiado grandes: como máximo { $most } caracteres. Desecha alguna antes.

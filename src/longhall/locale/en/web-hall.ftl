# The pages of the hall: coming in, opening tables, finding them.

web-error-offline = The hall cannot be reached. Is the connection gone?

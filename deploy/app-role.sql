-- The role the servers work as: it owns nothing. The image of PostgreSQL runs this once, when it makes the database.
\getenv password APP_PASSWORD
CREATE ROLE barduel_app LOGIN PASSWORD :'password';

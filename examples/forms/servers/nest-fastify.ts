import "reflect-metadata";
import { Body, Controller, HttpCode, Module, Post } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { FastifyAdapter, type NestFastifyApplication, RouteSchema } from "@nestjs/platform-fastify";
import { formPlugin } from "@url/form/fastify";
import { answerOf, maxBytes, type Person, schema, types } from "./person.ts";

@Controller()
class PeopleController {
  @Post()
  @HttpCode(200)
  @RouteSchema({ body: schema })
  add(@Body() person: Person) {
    return answerOf(person);
  }
}

@Module({ controllers: [PeopleController] })
class AppModule {}

export const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
  bodyParser: false,
  logger: false,
});
await app.register(formPlugin, { types, maxBytes });

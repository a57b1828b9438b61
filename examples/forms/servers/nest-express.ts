import "reflect-metadata";
import { Body, Controller, HttpCode, type MiddlewareConsumer, Module, Post } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { form } from "@url/form/express";
import { answerOf, options, type Person } from "./person.ts";

@Controller()
class PeopleController {
  @Post()
  @HttpCode(200)
  add(@Body() person: Person) {
    return answerOf(person);
  }
}

@Module({ controllers: [PeopleController] })
class AppModule {
  configure(consumer: MiddlewareConsumer) {
    consumer.apply(form(options)).forRoutes(PeopleController);
  }
}

export const app = await NestFactory.create(AppModule, { bodyParser: false, logger: false });
